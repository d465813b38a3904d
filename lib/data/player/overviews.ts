import { GetCharacterRatingsDocument, type RatingFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { withPrefetch } from '#lib/api/with-prefetch.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';

import { getBoardPlaces } from './board-places.ts';
import { CHARACTER, GUILD } from './characters-and-guilds.ts';
import { sampleKills } from '../war/kill-samples.ts';

/** The source of a character whose kills and deaths are summed up: weeks before them would be a third question in a row. */
export const SUMMED_CHARACTER = withPrefetch(CHARACTER, (characterId) =>
  sampleKills({ characterId }, new Date()),
);

/** The same of a guild. */
export const SUMMED_GUILD = withPrefetch(GUILD, (guildId) => sampleKills({ guildId }, new Date()));

/**
 * Joins the sums of a player or a guild with places and ratings. What fails beside the sums is left out.
 * @param sampled their kills and deaths
 * @param ofAll false for filtered kills, which places and ratings do not describe
 * @throws ApiError when the sums fail
 */
export async function getFigures(
  whose: Fighter,
  sampled: Promise<Answer<KillSample>>,
  now: Date,
  ofAll = true,
): Promise<Answer<Figures>> {
  const [sample, places, ratings] = await Promise.all([
    sampled,
    ofAll ? getBoardPlaces(whose, now, sampled.then(killsSoFar)).catch(() => null) : null,
    ofAll && 'characterId' in whose ? getRatings(whose.characterId).catch(() => null) : null,
  ]);
  const answers = [sample, places, ratings].flatMap((answer) => answer ?? []);
  return joinAnswers(answers, {
    sample: sample.data,
    places: places?.data ?? null,
    ratings: ratings?.data ?? [],
  });
}

const killsSoFar = ({ data: { thisWeek, killsThisMonth } }: Answer<KillSample>) => ({
  week: thisWeek.kills,
  month: killsThisMonth,
});

/** The ratings of the newest season that a player is rated in. */
async function getRatings(id: string): Promise<Answer<readonly RatingFragment[]>> {
  return mapAnswer(await query(GetCharacterRatingsDocument, { id }, SUMS), ({ character }) => {
    const ratings = character?.ratings ?? [];
    return ratings.filter(({ seasonId }) => seasonId === ratings[0]?.seasonId);
  });
}
