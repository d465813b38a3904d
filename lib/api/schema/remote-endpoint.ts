import type { DocumentNode } from 'graphql';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './fitting/document-fits.ts';
import type { Endpoint } from './endpoint.ts';
import {
  readIntrospection,
  describeProfile,
  MOST_IN_SUMMARY,
  NO_DIFFERENCES,
  sameProfile,
  joinProfiles,
  type Profile,
} from './profile.ts';
import { completedProfile } from './known-states.ts';
import { MissingParts } from './fitting/missing-parts.ts';
import { probe } from './probe.ts';
import { readErrors } from './read-errors.ts';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The profile of an endpoint, learned by discovery and from its errors. A new discovery replaces what older errors
 * taught; later errors are added to it.
 */
class LearnedProfile {
  #profile = NO_DIFFERENCES;
  #sinceAsked = NO_DIFFERENCES;
  #version = 0;
  readonly #onChange: (profile: Profile) => void;

  constructor(onChange: (profile: Profile) => void) {
    this.#onChange = onChange;
  }

  get current(): Profile {
    return this.#profile;
  }

  /** Changes with each change of the profile. */
  get version(): number {
    return this.#version;
  }

  /** Notes that a discovery has begun. */
  asked(): void {
    this.#sinceAsked = NO_DIFFERENCES;
  }

  /** Replaces the profile by what a discovery found. */
  replace(profile: Profile): void {
    this.#set(joinProfiles(profile, this.#sinceAsked));
  }

  /** Adds what errors revealed. */
  add(found: Profile): void {
    this.#sinceAsked = joinProfiles(this.#sinceAsked, found);
    this.#set(joinProfiles(this.#profile, found));
  }

  #set(profile: Profile): void {
    if (sameProfile(profile, this.#profile)) return;
    this.#profile = profile;
    this.#version += 1;
    this.#onChange(profile);
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds that questions wait for the first discovery. */
const DISCOVERY_TIMEOUT = 1_000;
/** Milliseconds until a discovery that failed is tried again; they double with each failure in a row, up to a minute. */
const FIRST_PAUSE = 2_000;

/** Schedules the discovery of an endpoint: until it succeeds, every day, and when errors suggest that it has changed. */
class LearningSchedule {
  /** Resolves after the first discovery, or when it takes too long. */
  readonly known: Promise<void>;
  readonly #ask: () => Promise<void>;
  // Those of its beginning: a schedule that a test leaves behind has no part in the clock of another.
  readonly #later = setTimeout;
  readonly #forget = clearTimeout;
  #askedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #next: NodeJS.Timeout | undefined;

  /** Starts the first discovery. @param ask rejects where the endpoint cannot be asked now */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
    this.known = Promise.race([this.#askNow(), wait(DISCOVERY_TIMEOUT, undefined, { ref: false })]);
  }

  /** Starts a discovery, unless the last one was a moment ago. */
  askSoon(): void {
    if (performance.now() - this.#askedAt >= MINUTE) void this.#askNow();
  }

  async #askNow(): Promise<void> {
    this.#askedAt = performance.now();
    this.#forget(this.#next);
    const pause = await this.#ask().then(
      () => {
        this.#failures = 0;
        return DAY;
      },
      () => {
        this.#failures += 1;
        return Math.min(FIRST_PAUSE * 2 ** (this.#failures - 1), MINUTE);
      },
    );
    this.#forget(this.#next);
    this.#next = this.#later(() => void this.#askNow(), pause).unref();
  }
}

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
  /** The findings of an earlier discovery, which hold until the next one. */
  readonly remembered?: Profile | undefined;
  /** Called with what a discovery has found. */
  readonly onFound?: ((profile: Profile) => void) | undefined;
}

/**
 * Makes an endpoint, and starts its discovery. Until one has succeeded, the endpoint is assumed to offer what an earlier
 * one found, or else to keep the contract until a question is refused: then it is probed.
 */
export function createEndpoint({
  introspect,
  validate,
  log,
  remembered,
  onFound,
}: EndpointOptions): Endpoint {
  const contract = contractSchema();
  const learned = new LearnedProfile((profile) =>
    log(`the API ${describeProfile(profile, MOST_IN_SUMMARY)}`, `the API ${describeProfile(profile)}`),
  );
  let isIntrospectable = false;
  let isKnown = remembered !== undefined;
  if (remembered) learned.replace(remembered);
  let probing: Promise<void> | undefined;
  const probeOnce = () => {
    probing ??= (async () => {
      learned.add(await completedProfile(contract, await probe(contract, validate)));
      isKnown = true;
    })().catch(() => {
      probing = undefined;
    });
    return probing;
  };
  const schedule = new LearningSchedule(async () => {
    learned.asked();
    const offered = readIntrospection(await introspect());
    if (!offered && isIntrospectable) throw new Error('The API no longer answers introspection');
    isIntrospectable = offered !== null;
    const found = offered
      ? compareSchemas(contract, offered)
      : await completedProfile(contract, await probe(contract, validate));
    learned.replace(found);
    isKnown = true;
    onFound?.(found);
  });
  const fits = new FitsByVersion();
  return {
    question: (document, variables) => {
      const { version } = learned;
      const known = fits.of(document, version, () => new DocumentFits(contract, document, learned.current));
      return { ...known.question(variables), version };
    },
    learn: async ({ text, version }, errors) => {
      const found = text === null ? NO_DIFFERENCES : readErrors(errors, text, contract);
      if (!sameProfile(found, NO_DIFFERENCES)) {
        learned.add(found);
        // One refusal tells of one part: what else is lacking is asked for at once, not refused one by one.
        if (isKnown) schedule.askSoon();
        else await probeOnce();
      }
      return learned.version !== version;
    },
    offers: (coordinate) => new MissingParts(learned.current).offers(coordinate),
    known: schedule.known,
    isAssumed: () => !isKnown,
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
