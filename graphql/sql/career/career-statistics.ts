import type { CareerFighters, CareerKills, CareerPair, CareerRate } from '#graphql/generated/resolvers.ts';

import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';

/**
 * Counts the different characters of careers, roles and realms in the twelve months, or 52 weeks, that end with that of
 * a day, which is still running: from the first that is known. `before` are those of the period before, null for the
 * running one and where not all of that period is known, as of that of the first kill.
 * @param today days since 1970: the last period is that of this day
 */
export const careerFighters = (sql: Database, weekly: boolean, level: number, today: number) => {
  const [number, unit, length, form] = weekly
    ? ([52, 'week', '7 days', 'IYYY-"W"IW'] as const)
    : ([12, 'month', '1 month', 'YYYY-MM'] as const);
  return sql<CareerFighters[]>`
    /* careerFighters */
    with period as materialized (
      select n, to_char(since, ${form}) collate "C" as period,
             extract(epoch from since) >= (select known_since()) as is_whole
      from generate_series(0, ${number}::integer) n
      cross join lateral (
        select date_trunc(${unit}, to_timestamp(${today}::integer * 86400::bigint) at time zone 'UTC')
               - n * ${length}::interval
      ) moment (since)
    ), known as materialized (
      select * from period
      where n <= (
        select max(n) from period told where exists (select from fighters_period its where its.period = told.period))
    ), counted as (
      select n, grouped.name, sum(fighters) as characters
      from known join fighters_period its using (period) join career_group grouped using (career)
      where level = ${level}::integer group by 1, 2
    ), listed as (
      select known.n, period, names.name, names.place, coalesce(characters, 0) as characters,
             first_value(coalesce(characters, 0)) over (partition by known.n order by names.name <> 'ALL') as everybody,
             case when lag(is_whole) over named then lag(coalesce(characters, 0)) over named end as before
      from known cross join (select distinct name, place from career_group) names
      left join counted on counted.n = known.n and counted.name = names.name
      window named as (partition by names.name order by known.n desc)
    )
    select name, period, n = 0 as "isRunning", characters::integer as characters,
           characters::double precision / nullif(everybody, 0) as share,
           case when n > 0 then before end::integer as before
    from listed
    where n < ${number}::integer
    order by n desc, place`;
};

/** The figures of scenario_figure_day, in the order of their bins. */
const FIGURES = [
  'damage',
  'healing',
  'protection',
  'kills',
  'deaths',
  'deathBlows',
  'objectiveScore',
  'damageTaken',
];

/**
 * Computes the quartiles of what careers do per minute in scenarios, with the median of all careers of the role; all
 * tiers and queues. The band from level 16 holds that from 26, too.
 */
export const careerRates = (sql: Database, level: number) => sql<CareerRate[]>`
  /* careerRates */
  with own as materialized (
    select career, role, place, sum(results)::integer as results, sum_bins(bins) as bins
    from scenario_figure_day join career_fact using (career)
    where day = -1 and (level = ${level}::integer or (level = 26 and ${level}::integer = 16))
    group by career, role, place
  ), peers as materialized (
    select role, sum_bins(bins) as bins from own group by role
  )
  select own.career, figure,
         figure = case role when 'HEALER' then 'healing' when 'TANK' then 'protection' else 'damage' end as "isMain",
         own.results, bin_quantile(of_figure, 0.25) as lower, bin_quantile(of_figure, 0.5) as median,
         bin_quantile(of_figure, 0.75) as upper,
         bin_quantile(peers.bins[(at - 1) * 65 + 1:at * 65], 0.5) as "ofRole"
  from own join peers using (role)
  cross join unnest(${arrayLiteral(FIGURES)}::text[]) with ordinality named (figure, at)
  cross join lateral (select own.bins[(at - 1) * 65 + 1:at * 65]) its (of_figure)
  order by place, at`;

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
