import type { DocumentNode } from 'graphql';

import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './document-fits.ts';
import type { Endpoint } from './endpoint.ts';
import { readIntrospection } from './introspection.ts';
import { completedProfile } from './known-states.ts';
import { LearnedProfile } from './learned-profile.ts';
import { LearningSchedule } from './learning-schedule.ts';
import { describeProfile, summarizeProfile } from './profile-texts.ts';
import { NO_DIFFERENCES, sameProfile } from './profile.ts';
import { MissingParts } from './missing-parts.ts';
import { probe } from './probe.ts';
import { readErrors } from './read-errors.ts';

export interface EndpointOptions {
  /**
   * Asks the endpoint for its schema: resolves to the unchecked `data` of its answer; null where it refuses.
   * @throws where it cannot be asked now
   */
  readonly introspect: () => Promise<unknown>;
  /**
   * The errors that the endpoint answers to a document that it is to refuse.
   * @throws where it cannot be asked now
   */
  readonly validate: (text: string) => Promise<readonly unknown[]>;
  /** Takes a line of bounded length that says in what the endpoint differs, and one with all of it, on each change. */
  readonly log: (summary: string, details: string) => void;
}

/** An endpoint that is asked at once what it offers; until it has said so, it is taken to keep the contract. */
export function createEndpoint({ introspect, validate, log }: EndpointOptions): Endpoint {
  const contract = contractSchema();
  const learned = new LearnedProfile((profile) =>
    log(`the API ${summarizeProfile(profile)}`, `the API ${describeProfile(profile)}`),
  );
  let hasTold = false;
  const schedule = new LearningSchedule(async () => {
    learned.asked();
    const offered = readIntrospection(await introspect());
    if (!offered && hasTold) throw new Error('The API does not say any more what it offers');
    hasTold = offered !== null;
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
  };
}

/** Documents as they fit the newest version of the profile. */
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
