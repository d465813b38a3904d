import type { Database, Fragment } from '../engine/connection/database.ts';

const LEADERBOARD_ROWS = 100;

/**
 * A player or a guild, by id, with its kills and deaths in a period, its rank among all of them, and how many have that
 * rank.
 */
export type LeaderboardRecord = {
  ownerId: number;
  kills: number;
  deaths: number;
  rank: number;
  sharedBy: number;
};

/** The measure that a board is ordered by. */
export type Measure = 'kills' | 'deaths';

export const weeklyLeaders = (sql: Database, year: number, week: number, measure: Measure) =>
  leaders(
    sql,
    sql`/* weeklyLeaders */`,
    sql`leaderboard_week`,
    sql`character_id`,
    isPeriod(sql, 'week', year, week),
    measure,
  );

export const monthlyLeaders = (sql: Database, year: number, month: number, measure: Measure) =>
  leaders(
    sql,
    sql`/* monthlyLeaders */`,
    sql`leaderboard_month`,
    sql`character_id`,
    isPeriod(sql, 'month', year, month),
    measure,
  );

export const weeklyGuildLeaders = (sql: Database, year: number, week: number, measure: Measure) =>
  leaders(
    sql,
    sql`/* weeklyGuildLeaders */`,
    sql`guild_leaderboard_week`,
    sql`guild_id`,
    isPeriod(sql, 'week', year, week),
    measure,
  );

export const monthlyGuildLeaders = (sql: Database, year: number, month: number, measure: Measure) =>
  leaders(
    sql,
    sql`/* monthlyGuildLeaders */`,
    sql`guild_leaderboard_month`,
    sql`guild_id`,
    isPeriod(sql, 'month', year, month),
    measure,
  );

const isPeriod = (sql: Database, unit: 'week' | 'month', year: number, number: number) =>
  sql`year = ${year}::integer and ${sql(unit)} = ${number}::integer`;

/**
 * Equal numbers share a rank, and the next rank counts all before it. Who has none has no place. Of those behind the last
 * row only the equal ones are counted, so that a board costs as much however many fought.
 */
const leaders = (
  sql: Database,
  name: Fragment,
  table: Fragment,
  owner: Fragment,
  isPeriod: Fragment,
  measure: Measure,
) => sql<LeaderboardRecord[]>`
  ${name}
  with first as materialized (
    select ${owner} as owner, kills, deaths from ${table}
    where ${isPeriod} and ${sql(measure)} > 0
    order by ${sql(measure)} desc, ${owner}
    limit ${LEADERBOARD_ROWS}
  )
  select owner as "ownerId", kills, deaths, rank() over (order by ${sql(measure)} desc)::integer as rank,
         (case when ${sql(measure)} > min(${sql(measure)}) over () then count(*) over (partition by ${sql(measure)})
               else (select count(*) from ${table}
                     where ${isPeriod} and ${sql(measure)} = (select min(${sql(measure)}) from first)) end)::integer as "sharedBy"
  from first
  order by ${sql(measure)} desc, owner`;
