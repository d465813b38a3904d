import type { ResultMoments } from '#graphql/rules/design-effect.ts';

import type { Database } from '../engine/connection/database.ts';
import { narrowed } from './scenario-answers.ts';
import type { ResultsQuery } from './scenario-statistics.ts';

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

/** Counts the players whom two of the runs share, by scenario; a period is taken for the months that it touches. */
export const scenarioSharedPlayers = (sql: Database, query: ResultsQuery) =>
  sql<
    SharedRecord[]
  >`/* scenarioSharedPlayers */ select * from scenario_shared_players(${narrowed(sql, query)})`;
