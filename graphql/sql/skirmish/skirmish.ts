import { batchRead, recordsById } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { statementName } from '../engine/connection/statement-name.ts';

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

const TOP = 10;
const WEEK_SECONDS = 7 * 86_400;

export const skirmishFields = (sql: Database) => sql`
  skirmish.id, skirmish.scenario_id as "scenarioId", skirmish.instance_id as "instanceId",
  skirmish.primary_zone_id as "primaryZoneId", skirmish.primary_area_id as "primaryAreaId",
  skirmish.start_time as "startTime", skirmish.end_time as "endTime", skirmish.kills as "numberOfKills",
  skirmish.kills_order as "numberOfKillsOrder", skirmish.kills_destruction as "numberOfKillsDestruction",
  skirmish.players as "numberOfPlayers", skirmish.players_order as "numberOfPlayersOrder",
  skirmish.players_destruction as "numberOfPlayersDestruction"`;

export const skirmishesById = recordsById<SkirmishRecord>(
  'skirmishesById',
  'skirmish',
  skirmishFields,
  'uuid',
);

/**
 * Those with the most kills of the week before the newest one, so that a record that ended still has some.
 * @param latest the last epoch second that is believed: later ones are not the newest
 */
export const topOfWeek = <Row extends object>(
  sql: Database,
  table: 'battle' | 'skirmish',
  fields: Fragment,
  latest: number,
) => sql<Row[]>`
  ${statementName(sql, `top_${table}`)}
  select ${fields}
  from ${sql(table)}
  cross join (
    select max(start_time) as time from ${sql(table)} where start_time <= ${latest}::bigint
  ) newest
  where start_time > newest.time - ${WEEK_SECONDS} and start_time <= newest.time
  order by kills desc, start_time desc, id desc
  limit ${TOP}`;

export const topSkirmishes = (sql: Database, latest: number) =>
  topOfWeek<SkirmishRecord>(sql, 'skirmish', skirmishFields(sql), latest);

/** The skirmishes of many scenario runs at once, newest first. */
export const skirmishesOfScenarioRuns = batchRead(
  'instanceId',
  (sql, ids) => sql<SkirmishRecord[]>`
    /* skirmishesOfScenarioRuns */
    select ${skirmishFields(sql)}
    from skirmish
    where instance_id = any(${ids}::uuid[])
    order by instance_id, start_time desc, id desc`,
);
