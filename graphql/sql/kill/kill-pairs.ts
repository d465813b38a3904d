import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import { where } from '../engine/where.ts';
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

/** The pairs with the most kills on each other; of those with as many, the one that met last stands first. */
export const killPairs = (sql: Database, filter: KillFilterInput, most: number) => sql<KillPairRecord[]>`
  /* killPairs */
  select least(killer_id, victim_id) as "oneId", greatest(killer_id, victim_id) as "otherId",
         (count(*) filter (where killer_id < victim_id))::integer as kills,
         (count(*) filter (where killer_id > victim_id))::integer as deaths,
         rank() over (order by count(*) desc)::integer as rank,
         (count(*) over (partition by count(*)))::integer as "sharedBy"
  from kill
  where killer_id <> victim_id and ${where(sql, filter, killColumns(sql, sql`kill.time`, false))}
  group by 1, 2
  order by count(*) desc, max(kill.time) desc, 1, 2
  limit ${most}`;
