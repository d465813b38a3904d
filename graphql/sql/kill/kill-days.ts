import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';
import { where } from '../engine/where/where.ts';
import { killColumns } from './kill-filter.ts';

/** A day, as epoch seconds of its first moment in UTC, with its number of kills. */
export type KillDayRecord = { day: number; kills: number };

/** Counts the kills of a filter by day, the oldest day first. Days without kills are left out. */
export const killsByDay = (sql: Database, filter: KillFilterInput) => sql<KillDayRecord[]>`
  /* killsByDay */
  select kill.time / 86400 * 86400 as day, count(*)::integer as kills
  from kill
  where ${where(sql, filter, killColumns(sql, sql`kill.time`, false))}
  group by 1
  order by 1`;
