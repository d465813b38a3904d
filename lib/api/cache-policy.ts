/**
 * How long an answer is good, in milliseconds: fresh, and then shown once more while a new one is fetched, for a minute
 * at most. Nothing is shown for longer than both together without its age. A page that is kept is good for as long as
 * the answer that it is made of with the shortest time left.
 */
export interface CachePolicy {
  readonly fresh: number;
  readonly whileRevalidating: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Lists and counts that grow while the war goes on. */
export const LIVE: CachePolicy = { fresh: 10 * SECOND, whileRevalidating: 5 * SECOND };

/** Characters and guilds: they change, but nobody waits for it. */
export const PROFILE: CachePolicy = { fresh: MINUTE, whileRevalidating: MINUTE };

/** The library of the game: it changes when the game does. */
export const CATALOGUE: CachePolicy = { fresh: 20 * MINUTE, whileRevalidating: MINUTE };

/** What has happened changes no more than the names in it: kills, finished battles. */
export const FINISHED: CachePolicy = { fresh: 5 * MINUTE, whileRevalidating: MINUTE };

/**
 * How long an answer is good: what is not there yet may come to be at any time.
 * @param policy of what is there
 * @example policyFor({ kill: null }, FINISHED) // LIVE
 */
export function policyFor(data: object, policy: CachePolicy): CachePolicy {
  return Object.values(data).every((part) => part === null) ? LIVE : policy;
}
