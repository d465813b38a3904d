import type { ScenarioFigure, ScenarioQueueType } from '#graphql/generated/resolvers.ts';

import type { Database, Fragment } from '../engine/connection/database.ts';
import { allOf } from '../engine/where/where.ts';
import { QUEUE_NUMBERS } from './scenario-query.ts';

/** Runs whose results are asked for; null narrows nothing. Days since 1970, `to` excluded. */
export interface ResultsQuery {
  readonly scenarioId: number | null;
  readonly queueType: ScenarioQueueType | null;
  readonly tier: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly premadeOnly: boolean;
}

/** The places of figures in the lists that scenario_performance and the sums of it keep. */
const FIGURES: Readonly<Record<ScenarioFigure, number>> = {
  DAMAGE: 1,
  HEALING: 2,
  PROTECTION: 3,
  KILLS: 4,
  DEATH_BLOWS: 5,
  OBJECTIVE_SCORE: 6,
  DAMAGE_RECEIVED: 7,
};

/** The place of a figure as it stands in the expressions of indexes, which know no parameter. */
export const placeOf = (sql: Database, figure: ScenarioFigure): Fragment =>
  sql.unsafe(String(FIGURES[figure]));

/** The condition for the scenario, the queue, the tier and the premades of a query. */
export const isChosen = (sql: Database, query: ResultsQuery): Fragment =>
  allOf(sql, [sql`scenario_id = ${query.scenarioId}::bigint`, isOfKind(sql, query)]);

/** The same of any scenario. */
export const isOfKind = (sql: Database, { queueType, tier, premadeOnly }: ResultsQuery): Fragment =>
  allOf(sql, [
    ...(queueType === null ? [] : [sql`queue_type = ${QUEUE_NUMBERS[queueType]}::bigint`]),
    ...(tier === null ? [] : [sql`tier = ${tier}::bigint`]),
    ...(premadeOnly ? [sql`premade`] : []),
  ]);
