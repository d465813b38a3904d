import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';
import { where } from '../engine/where/where.ts';
import { killColumns } from './kill-filter.ts';
import { asksForDeaths, ofOthers } from './kill-query.ts';

/** A day, as epoch seconds of its first moment in UTC, with its number of kills. */
type KillDayRecord = { day: number; kills: number };

/** Counts the kills of a filter by day, the oldest day first. Days without kills are left out. */
export const killsByDay = (sql: Database, filter: KillFilterInput) => sql<KillDayRecord[]>`
  /* killsByDay */
  select kill.time / 86400 * 86400 as day, count(*)::integer as kills
  from kill
  where ${where(sql, filter, killColumns(sql, sql`kill.time`, false))}
    and ${asksForDeaths(filter) ? sql`true` : ofOthers(sql)}
  group by 1
  order by 1`;

/** Two players with their kills on each other, their rank by these, and how many pairs have that rank. */
export type KillPairRecord = {
  oneId: number;
  otherId: number;
  kills: number;
  deaths: number;
  rank: number;
  sharedBy: number;
};

/**
 * The pairs with the most kills on each other; of those with as many, the one that met last stands first. Places are
 * found from the numbers of pairs with each sum, which are few: most pairs have met once or twice.
 */
export const killPairs = (sql: Database, filter: KillFilterInput, most: number) => sql<KillPairRecord[]>`
  /* killPairs */
  with pair as materialized (
    select least(killer_id, victim_id) as one, greatest(killer_id, victim_id) as other,
           count(*) filter (where killer_id < victim_id) as kills, count(*) as sum, max(kill.time) as latest
    from kill
    where killer_id <> victim_id and ${where(sql, filter, killColumns(sql, sql`kill.time`, false))}
    group by 1, 2
  ),
  place as (
    select sum, count(*) as shared, sum(count(*)) over (order by sum desc) - count(*) + 1 as rank
    from pair group by sum
  )
  select one as "oneId", other as "otherId", kills::integer, (sum - kills)::integer as deaths, rank::integer,
         shared::integer as "sharedBy"
  from (select * from pair order by sum desc, latest desc, one, other limit ${most}) best join place using (sum)
  order by sum desc, latest desc, one, other`;
