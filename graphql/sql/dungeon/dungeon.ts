import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { figuresOf, type Figures } from './figures.ts';

/** A dungeon with the figures of all of its sessions. */
export type DungeonRow = Figures & {
  id: number;
  /** The name of its first instance. */
  name: string;
};

/** A wing with figures of some of its sessions. */
export type WingRecord = Figures & { instanceId: number };

export const dungeonsById = batchRead(
  'id',
  (sql, ids) => sql<DungeonRow[]>`
  /* dungeonsById */
  ${dungeons(sql)} where id = any(${ids}::integer[])`,
);

/** Lists all dungeons, the most sessions first. */
export const allDungeons = (sql: Database) => sql<DungeonRow[]>`
  /* allDungeons */
  ${dungeons(sql)} order by coalesce(sessions, 0) desc, id`;

/** Reads the dungeon that an instance belongs to, if there is one. */
export const dungeonOfInstance = (sql: Database, instanceId: number) => sql<DungeonRow[]>`
  /* dungeonOfInstance */
  ${dungeons(sql)} where id = dungeon_of(least(${instanceId}::bigint, 32767)::integer)`;

/** Those without a session too. */
const dungeons = (sql: Database): Fragment => sql`
  select id, name, ${figuresOf(sql)}
  from (
    select dungeon_of(id)::integer as id, (array_agg(name order by id))[1] as name from instance group by 1
  ) dungeon
  left join dungeon_figures figures on dungeon_id = id and instance_id = 0 and band = -1`;

/** The wings of many dungeons at once, by their ids; those without a session too. */
export const wingsOfDungeons = batchRead(
  'dungeonId',
  (sql, ids) => sql<(WingRecord & { dungeonId: number })[]>`
  /* wingsOfDungeons */
  select wing.dungeon_id::integer as "dungeonId", id as "instanceId", ${figuresOf(sql)}
  from (select id, dungeon_of(id) as dungeon_id from instance) wing
  left join dungeon_figures figures on figures.dungeon_id = wing.dungeon_id and instance_id = id and band = -1
  where wing.dungeon_id = any(${ids}::integer[])
  order by id`,
);
