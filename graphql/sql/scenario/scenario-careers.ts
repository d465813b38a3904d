import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';
import { isChosen, type ResultsQuery } from './scenario-choice.ts';
import { restOfDays, type WholeMonths, wholeMonths } from './whole-months.ts';

/** The results of a career: decided runs with it, its players in them, and its share of wins beside its side's. */
export type CareerRecord = {
  career: string;
  team: number;
  runs: number;
  players: number;
  wins: number;
  edge: number;
  error: number;
  groupPlayers: number[];
  groupWins: number[];
};

/**
 * Computes the share of its runs that a career wins, less the share that its side wins in the same tier and month,
 * weighted by the players of the career. `error` is the standard error by leaving out one run after another (a
 * jackknife in each tier and month), so that players of one run do not count as if they had won on their own. None
 * below 30 runs.
 */
export function scenarioCareers(sql: Database, query: ResultsQuery) {
  // Materialized is what a plan that expects few rows would count anew for each row of a loop.
  const months = wholeMonths(query);
  return sql<CareerRecord[]>`
    /* scenarioCareers */
    with part as (${partsOfCareers(sql, query, months)}),
    result as materialized (
      select tier, month_start(day) as month, sum(order_wins + destruction_wins)::double precision as runs,
             sum(order_wins)::double precision as order_wins
      from (
        select tier, day, sum(order_wins) as order_wins, sum(destruction_wins) as destruction_wins
        from scenario_result_day
        where ${allOf(sql, [isChosen(sql, query), ...within(sql, query)])}
        group by 1, 2
      ) results
      group by 1, 2
    ), stratum as (
      select career, team, sizes, results, counts, runs,
             case team when 0 then order_wins else runs - order_wins end as wins,
             own[1] as k, own[2] as a, own[3] as with_it, own[4] as won_with_it
      from (
        select *, (select array[sum(k * n), coalesce(sum(k * n) filter (where won), 0), sum(n),
                                coalesce(sum(n) filter (where won), 0)]::double precision[]
                   from unnest(sizes, results, counts) cell (k, won, n)) as own
        from part offset 0
      ) added join result using (tier, month)
    ), whole_career as (
      select career, team, sum(a - wins / runs * k) as t, sum(k) as k, sum(a) as a, sum(with_it) as runs
      from stratum group by 1, 2 having sum(with_it) >= 30
    ), spread as materialized (
      select career, team, sum((runs - 1) / runs * (moment[2] - moment[1] ^ 2 / runs)) as variance
      from (
        -- How far the edge moves when a run is left out that has k players of the career and is won or lost.
        select career, team, stratum.runs, (
          select array[sum(n * move), sum(n * move ^ 2)]
          from (
            select n, (wins / stratum.runs * stratum.k - left_out.k * won
                       - (wins - won) * (stratum.k - left_out.k) / (stratum.runs - 1)
                       + left_out.k * whole_career.t / whole_career.k) / (whole_career.k - left_out.k) as move
            from (
              select k, won::integer, n::double precision from unnest(sizes, results, counts) cell (k, won, n)
              union all select 0, 1, wins - won_with_it
              union all select 0, 0, stratum.runs - wins - (with_it - won_with_it)
            ) left_out (k, won, n)
          ) moved
        ) as moment
        from stratum join whole_career using (career, team)
        where stratum.runs > 1 offset 0
      ) compared
      group by 1, 2
    ), grouped as materialized (${groupsOfCareers(sql, query, months)})
    select career, team, whole_career.runs::integer as runs, k::integer as players, a::integer as wins, t / k as edge,
           coalesce(sqrt(greatest(variance, 0)), 0) as error, to_json(sums[1:32]) as "groupPlayers",
           to_json(sums[33:64]) as "groupWins"
    from whole_career left join spread using (career, team) join grouped using (career, team)
    order by t / k desc, career, team`;
}

/**
 * The runs of each tier, month, career and side by how many players of the career they had, won and lost: months as
 * they are kept, and the days around them.
 */
function partsOfCareers(sql: Database, query: ResultsQuery, months: WholeMonths): Fragment {
  const isWithin = allOf(sql, [isChosen(sql, query), withinMonths(sql, months)]);
  const isAsKept = query.queueType === null && !query.premadeOnly;
  const kept = sql`select tier, month, career, team, sizes, results, counts from scenario_career_stratum where ${isWithin}`;
  if (isAsKept && months.rest.length === 0) return kept;
  const cells = sql`
    select tier, month, career, team, array_agg(players) as sizes, array_agg(won) as results, array_agg(n) as counts
    from (
      select tier, month, career, team, players, won, sum(runs)::integer as n
      from (
        select month_start(start_time / 86400) as month, tier, career, team, players, won, 1 as runs
        from ${restOfDays(sql, months)}, scenario_run_career
        where ${isChosen(sql, query)} and start_time >= rest.since and start_time < rest.until
        ${isAsKept ? sql`` : sql`union all select month, tier, career, team, players, won, runs from scenario_career_month where ${isWithin}`}
      ) cell
      group by 1, 2, 3, 4, 5, 6
    ) cell
    group by 1, 2, 3, 4`;
  return isAsKept ? sql`${kept} union all ${cells}` : cells;
}

/** The players and winners of each career and side by the 32 groups that characters are drawn into. */
const groupsOfCareers = (sql: Database, query: ResultsQuery, months: WholeMonths): Fragment => sql`
  select career, team, sum_bins(sums) as sums
  from (
    select career, team, sums
    from scenario_career_group
    where ${isChosen(sql, query)} and ${withinMonths(sql, months)}
    union all
    select career, team, group_sums(array_agg(own), array_agg(own) filter (where won), 1)
    from ${restOfDays(sql, months)}, scenario_run_career, unnest(player_groups) player (own)
    where ${isChosen(sql, query)} and start_time >= rest.since and start_time < rest.until
    group by 1, 2
  ) cell
  group by 1, 2`;

const withinMonths = (sql: Database, { first, last }: WholeMonths): Fragment =>
  sql`month >= ${first}::integer and month < ${last}::integer`;

const within = (sql: Database, { from, to }: ResultsQuery): Fragment[] => [
  ...(from === null ? [] : [sql`day >= ${from}::integer`]),
  ...(to === null ? [] : [sql`day < ${to}::integer`]),
];
