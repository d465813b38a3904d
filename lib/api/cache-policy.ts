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
