import type { Database } from '../engine/connection/database.ts';

/** A clear of a wing, or of the whole dungeon where there is no instance. */
export type ClearRecord = { instanceId: number | null; sessionId: string; seconds: number | null };

/** Sessions that began from a second until before another, and how many clears of them. */
type Choice = Record<'from' | 'to' | 'first', number>;

/** Lists the fastest clears of a whole dungeon, the fastest first, then the earliest. */
export const fastestOfDungeon = (sql: Database, dungeonId: number, { from, to, first }: Choice) => sql<
  ClearRecord[]
>`
  /* fastestOfDungeon */
  select null::integer as "instanceId", id as "sessionId", dungeon_seconds(duration) as seconds
  from dungeon_session
  where dungeon_id = ${dungeonId}::integer and cleared and duration is not null
    and start_time / 1000 >= ${from}::bigint and start_time / 1000 < ${to}::bigint
  order by duration, start_time, id limit ${first}::integer`;

/** Lists the fastest clears of one wing. */
export const fastestOfWing = (
  sql: Database,
  dungeonId: number,
  instanceId: number,
  { from, to, first }: Choice,
) => sql<ClearRecord[]>`
  /* fastestOfWing */
  select instance_id as "instanceId", session_id as "sessionId", dungeon_seconds(duration) as seconds
  from session_wing
  where instance_id = ${instanceId}::bigint and dungeon_id = ${dungeonId}::integer and cleared and duration is not null
    and start_time / 1000 >= ${from}::bigint and start_time / 1000 < ${to}::bigint
  order by duration, start_time, session_id limit ${first}::integer`;

/** Lists the fastest clears of each wing, by wing. */
export const fastestOfWings = (sql: Database, dungeonId: number, { from, to, first }: Choice) => sql<
  ClearRecord[]
>`
  /* fastestOfWings */
  select fast.instance_id as "instanceId", fast.session_id as "sessionId", dungeon_seconds(fast.duration) as seconds
  from (select id from instance where dungeon_of(id) = ${dungeonId}::integer) wing
  cross join lateral (
    select instance_id, session_id, duration, start_time from session_wing
    where instance_id = wing.id and cleared and duration is not null
      and start_time / 1000 >= ${from}::bigint and start_time / 1000 < ${to}::bigint
    order by duration, start_time, session_id limit ${first}::integer
  ) fast
  order by wing.id, fast.duration, fast.start_time, fast.session_id`;
