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
const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 7 * DAY_SECONDS;

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
 * Those with the most kills of the week before the newest one, so that a record that ended still has some. A clock that
 * was wrong may have left some of the future, which are not the newest.
 * @param now epoch seconds
 */
export const topOfWeek = <Row extends object>(
  sql: Database,
  table: 'battle' | 'skirmish',
  fields: Fragment,
  now: number,
) => sql<Row[]>`
  ${statementName(sql, `top_${table}`)}
  select ${fields}
  from ${sql(table)}
  cross join (
    select coalesce((select max(start_time) from ${sql(table)} where start_time < ${now + DAY_SECONDS}),
                    (select max(start_time) from ${sql(table)})) as time
  ) newest
  where start_time > newest.time - ${WEEK_SECONDS} and start_time <= newest.time
  order by kills desc, start_time desc, id desc
  limit ${TOP}`;

/** @param now epoch seconds */
export const topSkirmishes = (sql: Database, now: number) =>
  topOfWeek<SkirmishRecord>(sql, 'skirmish', skirmishFields(sql), now);

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
