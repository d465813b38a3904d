import type { Career, WornByBest } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/connection/database.ts';

/** The items that the best of a career wear; null before they were counted. */
export async function wornByBest(sql: Database, career: Career): Promise<WornByBest | null> {
  const [found] = await sql<WornByBest[]>`
    /* wornByBest */
    select year, month, players, counted_at as "countedAt", (
      select coalesce(json_agg(
        json_build_object('slot', slot, 'itemId', item_id::text, 'wearers', wearers) order by slot, wearers desc, item_id
      ), '[]') from worn_by_best where career = ${career}) as items
    from best_of_career where career = ${career} and players > 0`;
  return found ?? null;
}
