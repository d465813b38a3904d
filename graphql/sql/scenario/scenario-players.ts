import type { ScenarioFigure } from '#graphql/generated/resolvers.ts';

import type { Database, Fragment } from '../engine/connection/database.ts';
import { isChosen, placeOf, type ResultsQuery } from './scenario-choice.ts';
import { restOfDays, wholeMonths } from './whole-months.ts';

export type PlayerRecord = {
  place: number;
  characterId: number;
  runs: number;
  mean: number;
  estimate: number;
  careerMean: number;
  strength: number | null;
  players: number;
};

/** From so many runs on, the totals of players are ordered by their averages. */
const FEWEST_OF_TOTALS = 3;

/**
 * Lists the ten players with the best average of a figure per minute among those with at least so many runs. With few
 * runs an average says little, so each is drawn towards the mean of its career as if `strength` runs with that mean
 * were added: the spread of runs of one player over the spread between players (analysis of variance, runs weighing
 * alike). Null stands for so many that nothing of the player's own is left.
 */
export function scenarioPlayers(
  sql: Database,
  query: ResultsQuery,
  figure: ScenarioFigure,
  fewestRuns: number,
): Promise<PlayerRecord[]> {
  const { queueType, tier, premadeOnly, from, to } = query;
  const isWhole =
    queueType === null &&
    tier === null &&
    !premadeOnly &&
    from === null &&
    to === null &&
    fewestRuns >= FEWEST_OF_TOTALS;
  return isWhole
    ? playersOfAll(sql, query, figure, fewestRuns)
    : playersOfSome(sql, query, figure, fewestRuns);
}

/** The spread of runs of one player over the spread between players; null where there is none between them. */
const strength = (sql: Database): Fragment =>
  sql`case when variance_between > 0 then greatest(0, variance) / variance_between end`;

/** The average of `n` runs, drawn towards the mean of its career. */
const estimate = (sql: Database): Fragment =>
  sql`coalesce((n * mean + strength * career_mean) / (n + strength), career_mean)`;

const playersOfSome = (sql: Database, query: ResultsQuery, figure: ScenarioFigure, fewest: number) => sql<
  PlayerRecord[]
>`
  /* scenarioPlayersOfSome */
  with player as (
    select character_id, career, sum(runs)::double precision as n, sum(s) / 10000 as s, sum(q) / 1e8 as q
    from (${partsOfPlayers(sql, query, placeOf(sql, figure))}) part
    group by 1, 2
  ), career as (
    select career, count(*) as players, sum(n) as n, sum(s) / sum(n) as mean, sum(n * n) as squared,
           sum(q) - sum(s * s / n) as inside, sum(s * s / n) - sum(s) ^ 2 / sum(n) as among
    from player group by 1
  ), spread as (
    select career, mean, inside / nullif(n - players, 0) as variance,
           (among - (players - 1) * inside / nullif(n - players, 0)) / nullif(n - squared / n, 0) as variance_between
    from career
  ), shrunk as (
    select character_id, n, s / n as mean, spread.mean as career_mean,
           ${strength(sql)} as strength
    from player join spread using (career)
    where n >= ${fewest}::integer
  )
  ${placed(sql, sql`select *, ${estimate(sql)} as value from shrunk`, sql`count(*) over ()`)}`;

/** The sums of players over the runs: all of them, or those of whole months and of the days around these. */
function partsOfPlayers(sql: Database, query: ResultsQuery, place: Fragment): Fragment {
  const months = wholeMonths(query);
  const isFit = isChosen(sql, query);
  if (query.from === null && query.to === null)
    return sql`
      select character_id, career, runs, sums[${place}]::double precision as s, squares[${place}]::double precision as q
      from scenario_player where ${isFit}`;
  return sql`
    select character_id, career, runs, sums[${place}]::double precision as s, squares[${place}]::double precision as q
    from scenario_player_month
    where ${isFit} and month >= ${months.first}::integer and month < ${months.last}::integer
    union all
    select character_id, career, 1, rate, rate ^ 2
    from ${restOfDays(sql, months)}, scenario_performance
    cross join lateral (select whole_rate(figures[${place}], seconds)::double precision) done (rate)
    where ${isFit} and start_time >= rest.since and start_time < rest.until and seconds is not null`;
}

/**
 * Reads the best players of all runs, those with three or more, in the order of their averages. Ten good ones are
 * found first; no player is among the best whose average is below what the tenth of these asks of so many runs.
 */
function playersOfAll(sql: Database, { scenarioId }: ResultsQuery, figure: ScenarioFigure, fewest: number) {
  const place = placeOf(sql, figure);
  const average = sql`sums[${place}]::double precision / runs`;
  return sql<PlayerRecord[]>`
    /* scenarioPlayersOfAll */
    with career as materialized (
      select career, players, mean,
             ${strength(sql)} as strength
      from (
        select *, (among - (players - 1) * variance) / nullif(n - squared / n, 0) as variance_between
        from (
          select career, players, n, squared, s / n as mean, (q - inner_s) / nullif(n - players, 0) as variance,
                 inner_s - s ^ 2 / n as among
          from (
            select career, sum(players)::double precision as players, sum(players * runs)::double precision as n,
                   sum(players * runs::bigint * runs)::double precision as squared,
                   sum(sums)::double precision / 10000 as s, sum(squares)::double precision / 1e8 as q,
                   sum(products::double precision / runs) / 1e8 as inner_s
            from scenario_career_moment
            where scenario_id = ${scenarioId}::integer and figure = ${place}
            group by 1
          ) moment
        ) spread
      ) between_players
    ), class as materialized (
      select career, mean as career_mean, strength, least, most
      from career
      cross join (values (3, 5), (6, 9), (10, 15), (16, 24), (25, 49), (50, 99), (100, 1000000000)) class (least, most)
      where most >= ${fewest}::integer
    ), good as (
      select ${estimate(sql)} as value
      from class cross join lateral (
        select runs::double precision as n, ${average} / 10000 as mean
        from scenario_player_total
        where scenario_id = ${scenarioId}::integer and career = class.career and run_class = least and runs >= 3
          and runs >= ${fewest}::integer
        order by ${average} desc limit 4
      ) own
      order by value desc offset 9 limit 1
    ), needed as (
      -- The average that a player needs, in the whole numbers that are kept, and a little less for rounding.
      select class.*, 10000 * case
               when tenth is null or (strength is null and career_mean >= tenth) then '-infinity'
               when strength is null then 'infinity'
               else career_mean
                    + (tenth - career_mean) * (1 + strength / case when tenth > career_mean then most else least end)
                    - 1e-9 * (1 + abs(tenth) + abs(career_mean)) * (1 + strength)
             end as bound
      from class left join (select value from good) good (tenth) on true
    )
    ${placed(
      sql,
      sql`
        select own.character_id, n, own.mean, career_mean, strength,
               ${estimate(sql)} as value
        from needed cross join lateral (
          select character_id, runs::double precision as n, ${average} / 10000 as mean
          from scenario_player_total
          where scenario_id = ${scenarioId}::integer and career = needed.career and run_class = least and runs >= 3
            and runs >= ${fewest}::integer and ${average} >= bound
          offset 0
        ) own`,
      sql`(select sum(players) from scenario_career_moment
           where scenario_id = ${scenarioId}::integer and figure = ${place} and runs >= ${fewest}::integer)`,
    )}`;
}

/** The first ten of players by their values, with how many there are. */
const placed = (sql: Database, players: Fragment, count: Fragment): Fragment => sql`
  select place::integer as place, character_id as "characterId", n::integer as runs, mean, value as estimate,
         career_mean as "careerMean", strength, players::integer as players
  from (select *, rank() over (order by value desc) as place, ${count} as players from (${players}) told) placed
  where place <= 10
  order by place, character_id`;
