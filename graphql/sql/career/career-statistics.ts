import type { CareerFighters, CareerKills, CareerPair, CareerRate } from '#graphql/generated/resolvers.ts';

import type { Database, Fragment } from '../engine/connection/database.ts';

/**
 * Counts the different characters of careers, roles and realms by week or month.
 * @param today days since 1970: the last period is that of this day
 */
export const careerFighters = (sql: Database, weekly: boolean, level: number, today: number) => sql<
  CareerFighters[]
>`
  /* careerFighters */
  select * from career_fighters(${weekly}::boolean, ${level}::integer, ${today}::integer)`;

/** Computes the quartiles of what careers do per minute in scenarios. */
export const careerRates = (sql: Database, level: number) => sql<CareerRate[]>`
  /* careerRates */
  select * from career_rates(${level}::integer)`;

/** The kept sums, and beside them, with the other sign, those of kills after the last second that is believed. */
const believedPairs = (sql: Database, latest: number): Fragment => sql`(
    select career, enemy, player_group, kills, solo_kills, deaths from career_pair
    union all
    select part.* from kill cross join lateral (
      select killer_career, victim_career, random_group(killer_id), -1, -solo::integer, 0
      where killer_id <> victim_id
      union all
      select victim_career, killer_career, random_group(victim_id), 0, 0, -1
    ) part
    where time > ${latest}::bigint
  ) pair`;

/** Counts the kills and deaths of each career until the last second that is believed. */
export const careerKills = (sql: Database, latest: number) => sql<CareerKills[]>`
  /* careerKills */
  select career, sum(kills)::integer as kills, sum(solo_kills)::integer as "soloKills", sum(deaths)::integer as deaths
  from ${believedPairs(sql, latest)} join career_fact using (career)
  group by career, place having sum(kills) > 0 or sum(deaths) > 0 order by place`;

/** The number of groups that random_group() tells. */
const GROUPS = 32;

type PairRecord = Omit<CareerPair, 'groupKills' | 'groupDeaths'> & {
  /** Kills and deaths by the number of the group. */
  readonly groups: Readonly<Record<string, readonly [kills: number, deaths: number]>>;
};

/**
 * Counts the kills between careers that are enemies until the last second that is believed, and those of each random
 * group of killers and of victims.
 */
export async function careerPairs(sql: Database, latest: number): Promise<CareerPair[]> {
  const pairs = await sql<PairRecord[]>`
    /* careerPairs */
    select career, enemy, sum(pair.kills)::integer as kills, sum(pair.deaths)::integer as deaths,
           json_object_agg(player_group, json_build_array(pair.kills, pair.deaths)) as groups
    from (
      select career, enemy, player_group, sum(kills) as kills, sum(deaths) as deaths
      from ${believedPairs(sql, latest)} group by 1, 2, 3
    ) pair
    join career_fact fact using (career)
    join (select career as enemy, realm, place from career_fact) foe using (enemy)
    where foe.realm <> fact.realm
    group by career, enemy, fact.place, foe.place
    having sum(pair.kills) > 0 or sum(pair.deaths) > 0
    order by fact.place, foe.place`;
  return pairs.map(({ groups, ...pair }) => {
    const counts = Array.from({ length: GROUPS }, (_, group) => groups[group] ?? [0, 0]);
    return Object.assign(pair, {
      groupKills: counts.map(([kills]) => kills),
      groupDeaths: counts.map(([, deaths]) => deaths),
    });
  });
}
