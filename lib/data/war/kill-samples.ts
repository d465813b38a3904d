import {
  GetFighterSumsDocument,
  type GetFighterSumsQuery,
  GetKillSampleDocument,
  type GetKillSampleQuery,
  type KillFilterInput,
  type SummedPlayerFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { toDate } from '#lib/format/time.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { weekOf } from '#lib/game/overview/activity.ts';
import { foughtGuilds, killersOf, victimsOf, hasHeatSince, zonesFought } from '#lib/game/overview/foes.ts';
import { type SampledList, sinceOneMoment } from '#lib/game/overview/kill-records.ts';
import type { KillSample, SampledCount } from '#lib/game/overview/kill-sample.ts';
import { activeMembers, memberSums } from '#lib/game/overview/member-sums.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { type KillFilter, killFilterWhere, timeRange } from '#lib/url/filter/kill-filter.ts';

/** The argument that also matches kills in which a player only assisted. */
export const PART_IN = 'Query.kills(includeAssists:)';

/** Rows of each ranking that a page needs. */
const ROWS = 10;

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
 * Counts the kills and deaths of a player or a guild, and ranks who and where: our own API sums all of them up, another
 * one gives as many of the newest as fit on a page.
 * @param filter of the kills and deaths; all of them without one
 * @param rows of each ranking, at most; a page of records may give more
 */
export async function sampleKills(
  whose: Fighter,
  now: Date,
  filter?: KillFilter,
  rows = ROWS,
): Promise<Answer<KillSample>> {
  const offers = await whatIsOffered();
  const chosen = filter && killFilterWhere(filter, now);
  const time = weekOf(now);
  const ofGuild = 'guildId' in whose;
  const variables = {
    kills: { ...byFighter(whose), ...chosen },
    deaths: { ...ofFighter(whose), ...chosen },
    killsNow: { ...byFighter(whose), time },
    deathsNow: { ...ofFighter(whose), time },
    killsThisMonth: { ...byFighter(whose), time: timeRange('thisMonth', now) },
    soloOnly: filter?.soloOnly ?? false,
    withAssists: offers(PART_IN),
    ofGuild,
  };
  if (offers('Query.fighterSums')) {
    const asked = { ...variables, ...whose, where: chosen ?? {}, most: rows };
    const summed = mapAnswer(await query(GetFighterSumsDocument, asked, SUMS), (found) =>
      fromSums(found, now),
    );
    if (summed.data) return { ...summed, data: summed.data };
  }
  return mapAnswer(await query(GetKillSampleDocument, { ...variables, first: mostRows() }, SUMS), (found) =>
    fromRecords(found, ofGuild, now),
  );
}

/** Null where the API turns out to have no sums. */
function fromSums(found: GetFighterSumsQuery, now: Date): KillSample | null {
  const { sums } = found;
  if (!sums) return null;
  const both = {
    kills: { total: found.kills?.totalCount ?? 0, counted: sums.kills },
    deaths: { total: found.deaths?.totalCount ?? 0, counted: sums.deaths },
  };
  return {
    ...exactNumbers(found),
    ...both,
    both,
    inScenarios: { kills: sums.scenarioKills, deaths: sums.scenarioDeaths },
    killers: sums.killers?.map(({ character, deaths }) => ({ item: character, count: deaths })) ?? [],
    victims: sums.victims?.map(({ character, kills }) => ({ item: character, count: kills })) ?? [],
    members: sums.members?.map(memberOf) ?? [],
    guilds: sums.guilds ?? [],
    zones: sums.zones.map(({ zoneId, zone, kills, deaths, latest }) => {
      const id = zone?.id ?? String(zoneId);
      const name = zoneLabel({ id, name: zone?.name ?? null });
      return { id, name, kills, deaths, hasHeat: hasHeatSince(latest, now) };
    }),
    activeDays:
      sums.activeDays?.flatMap(({ day, members }) => {
        const from = toDate(day);
        return from && from <= now ? { from: from.getTime() / 1000, members } : [];
      }) ?? [],
    records: null,
  };
}

const memberOf = ({ character, kills, assists, soloKills, deaths }: SummedPlayerFragment) => ({
  character,
  kills,
  assists,
  solo: soloKills,
  deaths,
});

function fromRecords(found: GetKillSampleQuery, ofGuild: boolean, now: Date): KillSample {
  const records = { kills: listOf(found.kills), deaths: listOf(found.deaths) };
  const { kills, deaths } = records;
  const both = sinceOneMoment(records);
  return {
    ...exactNumbers(found),
    kills: countOf(kills),
    deaths: countOf(deaths),
    both: { kills: countOf(both.kills), deaths: countOf(both.deaths) },
    inScenarios: { kills: inScenarios(both.kills), deaths: inScenarios(both.deaths) },
    killers: ofGuild ? [] : killersOf(deaths.rows),
    victims: ofGuild ? [] : victimsOf(kills.rows),
    members: ofGuild ? memberSums(both) : [],
    guilds: ofGuild ? foughtGuilds(both) : [],
    zones: zonesFought(both, now),
    activeDays: ofGuild ? activeMembers(records, now) : [],
    records,
  };
}

const countOf = ({ total, rows }: SampledList): SampledCount => ({ total, counted: rows.length });

const inScenarios = ({ rows }: SampledList<{ readonly instanceId: string | null }>): number =>
  rows.filter(({ instanceId }) => instanceId !== null).length;

const exactNumbers = ({
  partIn,
  solo,
  killsNow,
  deathsNow,
  killsThisMonth,
}: GetFighterSumsQuery | GetKillSampleQuery) => ({
  partIn: partIn?.totalCount ?? null,
  solo: solo?.totalCount ?? 0,
  thisWeek: { kills: killsNow?.totalCount ?? 0, deaths: deathsNow?.totalCount ?? 0 },
  killsThisMonth: killsThisMonth?.totalCount ?? 0,
});

interface Page<Row> {
  readonly totalCount: number;
  readonly nodes: readonly Row[] | null;
}

const listOf = <Row>(page: Page<Row> | null): SampledList<Row> => ({
  total: page?.totalCount ?? 0,
  rows: page?.nodes ?? [],
});
