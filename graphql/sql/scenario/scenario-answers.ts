import type { ScenarioFigure } from '#graphql/generated/resolvers.ts';

import type { Database } from '../engine/connection/database.ts';
import { QUEUE_NUMBERS } from './scenario-query.ts';
import type { ResultsQuery } from './scenario-statistics.ts';

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

export type PerformanceRecord = { place: number; characterId: number; recordId: string; value: number };

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

/** The places of figures in the lists that scenario_performance keeps. */
const FIGURES: Readonly<Record<ScenarioFigure, number>> = {
  DAMAGE: 1,
  HEALING: 2,
  PROTECTION: 3,
  KILLS: 4,
  DEATH_BLOWS: 5,
  OBJECTIVE_SCORE: 6,
  DAMAGE_RECEIVED: 7,
};

/** Computes how careers do against their sides; none below 30 runs. */
export const scenarioCareers = (sql: Database, query: ResultsQuery) => sql<CareerRecord[]>`
  /* scenarioCareers */
  select career, team, runs, players, wins, edge, error, to_json("groupPlayers") as "groupPlayers",
         to_json("groupWins") as "groupWins"
  from scenario_careers(${narrowed(sql, query)})`;

/** Lists the best performances, one of each player. */
export const scenarioBest = (
  sql: Database,
  query: ResultsQuery,
  figure: ScenarioFigure,
  perMinute: boolean,
) =>
  sql<PerformanceRecord[]>`
  /* scenarioBest */
  select place, character_id as "characterId", record_id as "recordId", value
  from scenario_best(${narrowed(sql, query)}, ${FIGURES[figure]}::smallint, ${perMinute}::boolean)`;

/** Lists the players with the best averages, among those with enough runs. */
export const scenarioPlayers = (
  sql: Database,
  query: ResultsQuery,
  figure: ScenarioFigure,
  fewestRuns: number,
) => sql<PlayerRecord[]>`
  /* scenarioPlayers */
  select place, character_id as "characterId", runs, mean, estimate, "careerMean", strength, players
  from scenario_players(${narrowed(sql, query)}, ${FIGURES[figure]}::integer, ${fewestRuns}::integer)`;

/** The conditions that narrow the runs, as the arguments of a function of the database. */
export const narrowed = (
  sql: Database,
  { scenarioId, queueType, tier, premadeOnly, from, to }: ResultsQuery,
) => sql`
  ${scenarioId}::bigint, ${queueType && QUEUE_NUMBERS[queueType]}::bigint, ${tier}::bigint, ${premadeOnly}::boolean,
  ${from}::bigint, ${to}::bigint`;
