import type { CareerFighters, CareerKills, CareerPair, CareerRate } from '#graphql/generated/resolvers.ts';

import type { Database } from '../engine/connection/database.ts';

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

/** Counts the kills and deaths of each career. */
export const careerKills = (sql: Database) => sql<CareerKills[]>`
  /* careerKills */
  select career, sum(kills)::integer as kills, sum(solo_kills)::integer as "soloKills", sum(deaths)::integer as deaths
  from career_pair join career_fact using (career) group by career, place order by place`;

/** The number of groups that random_group() tells. */
const GROUPS = 32;

type PairRecord = Omit<CareerPair, 'groupKills' | 'groupDeaths'> & {
  /** Kills and deaths by the number of the group. */
  readonly groups: Readonly<Record<string, readonly [kills: number, deaths: number]>>;
};

/** Counts the kills between careers that are enemies, and those of each random group of killers and of victims. */
export async function careerPairs(sql: Database): Promise<CareerPair[]> {
  const pairs = await sql<PairRecord[]>`
    /* careerPairs */
    select career, enemy, sum(kills)::integer as kills, sum(deaths)::integer as deaths,
           json_object_agg(player_group, json_build_array(kills, deaths)) as groups
    from career_pair
    join career_fact fact using (career)
    join (select career as enemy, realm, place from career_fact) foe using (enemy)
    where foe.realm <> fact.realm
    group by career, enemy, fact.place, foe.place
    order by fact.place, foe.place`;
  return pairs.map(({ groups, ...pair }) => {
    const counts = Array.from({ length: GROUPS }, (_, group) => groups[group] ?? [0, 0]);
    return Object.assign(pair, {
      groupKills: counts.map(([kills]) => kills),
      groupDeaths: counts.map(([, deaths]) => deaths),
    });
  });
}
