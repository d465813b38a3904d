import { arrayLiteral } from './array-literal.ts';
import type { Database } from './database.ts';

/** Times in epoch seconds. */
export type SkirmishRecord = {
  id: string;
  scenarioId: number | null;
  instanceId: string | null;
  primaryZoneId: number | null;
  primaryAreaId: number | null;
  startTime: number;
  endTime: number;
  numberOfKills: number;
  numberOfKillsOrder: number;
  numberOfKillsDestruction: number;
  numberOfPlayers: number;
  numberOfPlayersOrder: number;
  numberOfPlayersDestruction: number;
};

export const skirmishesById = (sql: Database, ids: readonly string[]) => sql<SkirmishRecord[]>`
  /* skirmishesById */
  select id, scenario_id as "scenarioId", instance_id as "instanceId", primary_zone_id as "primaryZoneId",
         primary_area_id as "primaryAreaId", start_time as "startTime", end_time as "endTime",
         kills as "numberOfKills", kills_order as "numberOfKillsOrder",
         kills_destruction as "numberOfKillsDestruction", players as "numberOfPlayers",
         players_order as "numberOfPlayersOrder", players_destruction as "numberOfPlayersDestruction"
  from skirmish
  where id = any(${arrayLiteral(ids)}::uuid[])`;
