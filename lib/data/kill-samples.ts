import { GetKillSampleDocument, type KillFilterInput } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { SUMS } from '#lib/api/cache-policy.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { mondayOf } from '#lib/game/overview/activity.ts';
import type { KillSample, SampledList } from '#lib/game/overview/kill-sample.ts';
import { type KillFilter, killFilterWhere } from '#lib/url/kill-filter.ts';

/** The condition of kills by a player, or by members of a guild as it was at the time. */
export const byFighter = (whose: Fighter): KillFilterInput =>
  'characterId' in whose
    ? { killerCharacterId: { eq: Number(whose.characterId) } }
    : { killerGuildId: { eq: Number(whose.guildId) } };

/** The condition of deaths of a player, or of members of a guild as it was at the time. */
export const ofFighter = (whose: Fighter): KillFilterInput =>
  'characterId' in whose
    ? { victimCharacterId: { eq: Number(whose.characterId) } }
    : { victimGuildId: { eq: Number(whose.guildId) } };

/**
 * Counts the kills and deaths of a player or a guild, and loads the newest of each: as many as the API gives at once.
 * @param filter of the kills and deaths; all of them without one
 * @throws ApiError
 */
export async function sampleKills(
  whose: Fighter,
  now: Date,
  filter?: KillFilter,
): Promise<Answer<KillSample>> {
  const chosen = filter && killFilterWhere(filter, now);
  const time = { gte: mondayOf(now) };
  const variables = {
    kills: { ...byFighter(whose), ...chosen },
    deaths: { ...ofFighter(whose), ...chosen },
    killsNow: { ...byFighter(whose), time },
    deathsNow: { ...ofFighter(whose), time },
    soloOnly: filter?.soloOnly ?? false,
    ofGuild: 'guildId' in whose,
    first: mostRows(),
  };
  return mapAnswer(await query(GetKillSampleDocument, variables, SUMS), (found) => ({
    kills: listOf(found.kills),
    deaths: listOf(found.deaths),
    solo: found.solo?.totalCount ?? 0,
    thisWeek: { kills: found.killsNow?.totalCount ?? 0, deaths: found.deathsNow?.totalCount ?? 0 },
  }));
}

interface Page<Row> {
  readonly totalCount: number;
  readonly nodes: readonly Row[] | null;
}

const listOf = <Row>(page: Page<Row> | null): SampledList<Row> => ({
  total: page?.totalCount ?? 0,
  rows: page?.nodes ?? [],
});
