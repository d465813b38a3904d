import type { ResultMoments } from '#graphql/rules/design-effect.ts';

import type { Database, Fragment } from '../engine/connection/database.ts';
import { isChosen, isOfKind, type ResultsQuery } from './scenario-choice.ts';
import { touchedMonths } from './whole-months.ts';

/** The players whom two runs of a scenario share on average. */
interface SharedRecord {
  readonly scenarioId: number;
  readonly shared: number;
}

/** Reads, scenario by scenario, what tells how far players differ: over all runs of known length. */
export const scenarioResultMoments = (sql: Database) => sql<ResultMoments[]>`
  /* scenarioResultMoments */
  select played::double precision, squared::double precision, cubed::double precision,
         to_the_fourth::double precision as "toTheFourth", results::double precision,
         results_played::double precision as "resultsPlayed", results_squared::double precision as "resultsSquared",
         decided::double precision, runs::double precision
  from scenario_result_moment
  join (select scenario_id, sum(runs) as runs from scenario_result_day group by 1) known using (scenario_id)`;

/**
 * Counts the players whom two of the runs share, by scenario. A period is taken for the months that it touches: whoever
 * comes again does so in the days of it, too.
 */
export function scenarioSharedPlayers(sql: Database, query: ResultsQuery) {
  const { first, last } = touchedMonths(query);
  const isWithin = (column: Fragment) => sql`${column} >= ${first}::integer and ${column} < ${last}::integer`;
  return sql<SharedRecord[]>`
    /* scenarioSharedPlayers */
    select scenario_id as "scenarioId", coalesce(shared / nullif(runs * (runs - 1), 0), 0) as shared
    from (${sharedRuns(sql, query, isWithin(sql`month`))}) shared
    join (
      select scenario_id, sum(runs)::double precision as runs
      from scenario_result_day
      where ${ofOneOrAll(sql, query)} and ${isWithin(sql`day`)}
      group by 1
    ) played using (scenario_id)`;
}

/** The pairs of runs that each player was in, by scenario; of all runs they are kept. */
function sharedRuns(sql: Database, query: ResultsQuery, isWithin: Fragment): Fragment {
  const { queueType, tier, premadeOnly, from, to } = query;
  const isForAllTime = from === null && to === null;
  if (isForAllTime && queueType === null && tier === null && !premadeOnly)
    return sql`
      select scenario_id, (squared - played)::double precision as shared
      from scenario_result_moment where ${ofOneOrAll(sql, query)}`;
  return sql`
    select scenario_id, sum(runs * (runs - 1)) as shared
    from (
      select scenario_id, character_id, sum(runs)::double precision as runs
      from ${isForAllTime ? sql`scenario_player` : sql`scenario_player_month`}
      where ${ofOneOrAll(sql, query)} ${isForAllTime ? sql`` : sql`and ${isWithin}`}
      group by 1, 2
    ) player
    group by 1`;
}

const ofOneOrAll = (sql: Database, query: ResultsQuery): Fragment =>
  query.scenarioId === null ? isOfKind(sql, query) : isChosen(sql, query);
