import type { DocumentNode } from 'graphql';

import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './fitting/document-fits.ts';
import type { Endpoint } from './endpoint.ts';
import { readIntrospection } from './introspection.ts';
import { completedProfile } from './known-states.ts';
import { LearnedProfile } from './learned-profile.ts';
import { LearningSchedule } from './learning-schedule.ts';
import { describeProfile, summarizeProfile } from './profile-texts.ts';
import { NO_DIFFERENCES, sameProfile } from './profile.ts';
import { MissingParts } from './fitting/missing-parts.ts';
import { probe } from './probe.ts';
import { readErrors } from './read-errors.ts';

export interface EndpointOptions {
  /**
   * Asks the endpoint for its schema: resolves to the unchecked `data` of its answer; null where it refuses.
   * @throws where it cannot be asked now
   */
  readonly introspect: () => Promise<unknown>;
  /**
   * Sends a document that the endpoint must refuse, and returns its validation errors.
   * @throws where it cannot be asked now
   */
  readonly validate: (text: string) => Promise<readonly unknown[]>;
  /** Called on each change with two lines: a short summary of the differences, and all of them. */
  readonly log: (summary: string, details: string) => void;
}

/** Makes an endpoint, and starts its discovery. Until that ends, the endpoint is assumed to keep the contract. */
export function createEndpoint({ introspect, validate, log }: EndpointOptions): Endpoint {
  const contract = contractSchema();
  const learned = new LearnedProfile((profile) =>
    log(`the API ${summarizeProfile(profile)}`, `the API ${describeProfile(profile)}`),
  );
  let isIntrospectable = false;
  const schedule = new LearningSchedule(async () => {
    learned.asked();
    const offered = readIntrospection(await introspect());
    if (!offered && isIntrospectable) throw new Error('The API no longer answers introspection');
    isIntrospectable = offered !== null;
    learned.replace(
      offered
        ? compareSchemas(contract, offered)
        : await completedProfile(contract, await probe(contract, validate)),
    );
  });
  const fits = new FitsByVersion();
  return {
    question: (document, variables) => {
      const { version } = learned;
      const known = fits.of(document, version, () => new DocumentFits(contract, document, learned.current));
      return { ...known.question(variables), version };
    },
    learn: ({ text, version }, errors) => {
      const found = text === null ? NO_DIFFERENCES : readErrors(errors, text, contract);
      if (!sameProfile(found, NO_DIFFERENCES)) {
        learned.add(found);
        schedule.askSoon();
      }
      return learned.version !== version;
    },
    offers: (coordinate) => new MissingParts(learned.current).offers(coordinate),
    known: schedule.known,
    isAssumed: () => !schedule.isFirstOver,
  };
}

/** Fitted documents, for the newest version of the profile only. */
class FitsByVersion {
  #fits = new WeakMap<DocumentNode, DocumentFits>();
  #version = 0;

  of(document: DocumentNode, version: number, make: () => DocumentFits): DocumentFits {
    if (version !== this.#version) {
      this.#fits = new WeakMap();
      this.#version = version;
    }
    const known = this.#fits.get(document) ?? make();
    this.#fits.set(document, known);
    return known;
  }
}
