/** How long an answer is good, in milliseconds: fresh, and then served once more while a new one is fetched. */
export interface CachePolicy {
  readonly fresh: number;
  readonly whileRevalidating: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Lists and counts that grow while the war goes on. */
export const LIVE: CachePolicy = { fresh: 20 * SECOND, whileRevalidating: 40 * SECOND };

/** Characters and guilds: they change, but nobody waits for it. */
export const PROFILE: CachePolicy = { fresh: 60 * SECOND, whileRevalidating: 10 * 60 * SECOND };

/** The library of the game: it changes when the game does. */
export const CATALOGUE: CachePolicy = { fresh: HOUR, whileRevalidating: 24 * HOUR };

/** What has happened does not change any more: kills, finished battles. */
export const FINISHED: CachePolicy = { fresh: 6 * HOUR, whileRevalidating: 24 * HOUR };
