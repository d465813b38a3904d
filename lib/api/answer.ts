/**
 * The lifetime of an answer in milliseconds: it is fresh at first, then served stale while it is revalidated in the
 * background, for a minute at most. Older answers are shown only with their age. A cached page lives as long as the
 * shortest-lived answer that it is made of.
 */
export interface CachePolicy {
  readonly fresh: number;
  readonly whileRevalidating: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Lists and counts that grow while the war goes on. */
export const LIVE: CachePolicy = { fresh: 10 * SECOND, whileRevalidating: 5 * SECOND };

/** News for open pages: fresh for half of the interval at which these ask. */
export const NEWS: CachePolicy = { fresh: 5 * SECOND, whileRevalidating: 0 };

/** The policy for characters and guilds: they change, but no visitor waits for the change. */
export const PROFILE: CachePolicy = { fresh: MINUTE, whileRevalidating: MINUTE };

/** The policy for sums over many records, which no visitor waits to change. */
export const SUMS: CachePolicy = { fresh: 5 * MINUTE, whileRevalidating: MINUTE };

/** The policy for counts of weeks that are over. */
export const OVER: CachePolicy = { fresh: 6 * 60 * MINUTE, whileRevalidating: MINUTE };

/** The library of the game, such as items: it changes with the game's updates. */
export const CATALOGUE: CachePolicy = { fresh: 20 * MINUTE, whileRevalidating: MINUTE };

/** The policy for finished events (kills, finished battles), in which only names still change. */
export const FINISHED: CachePolicy = { fresh: 5 * MINUTE, whileRevalidating: MINUTE };

/**
 * Returns how long an answer may be cached: LIVE where all parts are null, since a missing record may appear at any
 * time.
 * @param policy of what is there
 * @example policyFor({ kill: null }, FINISHED) // LIVE
 */
export function policyFor(data: object, policy: CachePolicy): CachePolicy {
  return isNothing(data) ? LIVE : policy;
}

/** True if none of the requested records exists. */
const isNothing = (data: object): boolean => Object.values(data).every((part) => part === null);

/** The difference between an answer and the newest one of the API. */
export interface Provenance {
  /** Epoch milliseconds of the data, where the API gives no newer; null for current data. */
  readonly asOf: number | null;
  /**
   * Epoch seconds since when the archive goes that the answer was counted from, or that a list shows a part of; null
   * for an answer that is whole.
   */
  readonly recordedSince: number | null;
}

/** An answer of the API, with where it comes from. */
export interface Answer<Data> {
  readonly data: Data;
  /** Null for a current and whole answer of the API. */
  readonly provenance: Provenance | null;
}

/** The data of what a function answers, where there are any. @example DataOf<typeof listCreatures> */
export type DataOf<Ask extends (...asked: never) => Promise<Answer<unknown>>> = NonNullable<
  Awaited<ReturnType<Ask>>['data']
>;

/** The answer in place of a question that is not asked. */
export const NO_ANSWER: Answer<null> = { data: null, provenance: null };

/** Returns a part of an answer, with the provenance of the whole. */
export function mapAnswer<Data, Part>(answer: Answer<Data>, pick: (data: Data) => Part): Answer<Part> {
  return { ...answer, data: pick(answer.data) };
}

/** Makes a failure false, for what a page can do without: it does not report it. */
export const orFalse = <Data>(answer: Promise<Answer<Data>>): Promise<Answer<Data | false>> =>
  answer.catch(() => ({ data: false, provenance: null }));

/** Joins several answers into one, which is as old as the oldest of them, and goes back as far as the shortest. */
export function joinAnswers<Data>(answers: readonly Answer<unknown>[], data: Data): Answer<Data> {
  return { data, provenance: joinProvenance(answers) };
}

/** True for data that is older than it should be, since the API gives no newer. */
export const isOld = (provenance: Provenance | null): boolean =>
  provenance !== null && provenance.asOf !== null;

/** True for a record that is not there as far as the site's own archive of a remote API goes: it may exist. */
export const isUnarchived = ({ data, provenance }: Answer<unknown>): boolean =>
  data === null && typeof provenance?.recordedSince === 'number';

/** Returns the oldest data and the latest beginning of an archive among several answers; null where all are current. */
export function joinProvenance(answers: readonly Pick<Answer<unknown>, 'provenance'>[]): Provenance | null {
  const known = answers.flatMap(({ provenance }) => provenance ?? []);
  if (known.length === 0) return null;
  const times = known.flatMap(({ asOf }) => asOf ?? []);
  const beginnings = known.flatMap(({ recordedSince }) => recordedSince ?? []);
  return {
    asOf: times.length === 0 ? null : Math.min(...times),
    recordedSince: beginnings.length === 0 ? null : Math.max(...beginnings),
  };
}

/** A kind of record that has pages: reads the id from an address, and loads the record. */
export interface RecordSource<Params, Id, Data> {
  /** The id in the parameters of an address; null for one that no record can have. */
  readonly idOf: (params: Params) => Id | null;
  /**
   * Loads the record, null when there is none. Within a request it is loaded once, however many parts of the page need
   * it.
   * @throws ApiError
   */
  readonly get: (id: Id) => Promise<Answer<Data | null>>;
}
