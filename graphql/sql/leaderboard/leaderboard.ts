import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';

const LEADERBOARD_ROWS = 100;

/** A player or a guild, by id, with its kills and deaths in a period and its rank among all of them. */
export type LeaderboardRecord = { ownerId: number; kills: number; deaths: number; rank: number };

export const weeklyLeaders = (sql: Database, year: number, week: number) =>
  leaders(
    sql,
    sql`/* weeklyLeaders */`,
    sql`leaderboard_week`,
    sql`character_id`,
    isPeriod(sql, 'week', year, week),
  );

export const monthlyLeaders = (sql: Database, year: number, month: number) =>
  leaders(
    sql,
    sql`/* monthlyLeaders */`,
    sql`leaderboard_month`,
    sql`character_id`,
    isPeriod(sql, 'month', year, month),
  );

export const weeklyGuildLeaders = (sql: Database, year: number, week: number) =>
  leaders(
    sql,
    sql`/* weeklyGuildLeaders */`,
    sql`guild_leaderboard_week`,
    sql`guild_id`,
    isPeriod(sql, 'week', year, week),
  );

export const monthlyGuildLeaders = (sql: Database, year: number, month: number) =>
  leaders(
    sql,
    sql`/* monthlyGuildLeaders */`,
    sql`guild_leaderboard_month`,
    sql`guild_id`,
    isPeriod(sql, 'month', year, month),
  );

const isPeriod = (sql: Database, unit: 'week' | 'month', year: number, number: number) =>
  sql`year = ${year}::integer and ${sql(unit)} = ${number}::integer`;

/**
 * Equal kills share a rank, and the next rank counts all before it. Who only fell in the period has no place, however
 * often.
 */
const leaders = (sql: Database, name: Fragment, table: Fragment, owner: Fragment, isPeriod: Fragment) => sql<
  LeaderboardRecord[]
>`
  ${name}
  select ${owner} as "ownerId", kills, deaths, rank() over (order by kills desc)::integer as rank
  from ${table}
  where ${isPeriod} and kills > 0
  order by kills desc, ${owner}
  limit ${LEADERBOARD_ROWS}`;
