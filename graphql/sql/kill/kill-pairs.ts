import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';
import { where } from '../engine/where/where.ts';
import { killColumns } from './kill-filter.ts';

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
