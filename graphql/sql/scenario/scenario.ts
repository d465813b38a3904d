import { recordsById } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';

/** A scenario, of which there are many runs. */
export type ScenarioDefinitionRecord = { id: number; name: string; zoneId: number; wasPlayed: boolean };

/** One run of a scenario; times in epoch seconds. */
export type ScenarioRunRecord = {
  id: string;
  scenarioId: number;
  startTime: number;
  endTime: number;
  winner: number;
  orderPoints: number;
  destructionPoints: number;
  queueType: number;
  tier: number;
  wasSurrender: boolean;
  numPlayers: number;
  numDeaths: number;
};

export const scenariosById = recordsById<ScenarioDefinitionRecord>(
  'scenariosById',
  'scenario',
  (sql) => sql`
    id, name, zone_id as "zoneId",
    exists (select from scenario_result_day where scenario_id = scenario.id) as "wasPlayed"`,
);

export const scenarioRunFields = (sql: Database) => sql`
  scenario_record.id, scenario_record.scenario_id as "scenarioId", scenario_record.start_time as "startTime",
  scenario_record.end_time as "endTime", scenario_record.winner, scenario_record.order_points as "orderPoints",
  scenario_record.destruction_points as "destructionPoints", scenario_record.queue_type as "queueType",
  scenario_record.tier, scenario_record.was_surrender as "wasSurrender",
  scenario_record.players as "numPlayers", scenario_record.deaths as "numDeaths"`;

export const scenarioRunsById = recordsById<ScenarioRunRecord>(
  'scenarioRunsById',
  'scenario_record',
  scenarioRunFields,
  'uuid',
);
