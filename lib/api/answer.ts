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

/** An answer of the API, with its age where that matters. */
export interface Answer<Data> {
  readonly data: Data;
  /** Epoch milliseconds of a stale answer that stands in for a failed one; null for a current answer. */
  readonly staleSince: number | null;
}

/** The answer in place of a question that is not asked. */
export const NO_ANSWER: Answer<null> = { data: null, staleSince: null };

/** Returns a part of an answer, with the age of the whole. */
export function mapAnswer<Data, Part>(answer: Answer<Data>, pick: (data: Data) => Part): Answer<Part> {
  return { ...answer, data: pick(answer.data) };
}

/** Makes a failure false, for what a page can do without: it does not report it. */
export const orFalse = <Data>(answer: Promise<Answer<Data>>): Promise<Answer<Data | false>> =>
  answer.catch(() => ({ data: false, staleSince: null }));

/** Joins several answers into one, which is as old as the oldest of them. */
export function joinAnswers<Data>(answers: readonly Answer<unknown>[], data: Data): Answer<Data> {
  return { data, staleSince: oldestOf(answers) };
}

/** Returns the time of the oldest stale answer among several; null where all are current. */
export function oldestOf(answers: readonly Pick<Answer<unknown>, 'staleSince'>[]): number | null {
  const times = answers.flatMap(({ staleSince }) => staleSince ?? []);
  return times.length === 0 ? null : Math.min(...times);
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
