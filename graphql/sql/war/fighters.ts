import type { Fighters } from '#graphql/generated/resolvers.ts';

import type { Database } from '../engine/connection/database.ts';

/**
 * The characters who fight around a moment.
 * @param until epoch seconds
 * @param tier of the zones in which they fought; null for everywhere
 */
export async function fighters(sql: Database, until: number, tier: number | null): Promise<Fighters> {
  const [found] = await sql<[Fighters]>`
    /* fighters */
    select fighters_now(moment) as now, fighter_hours(moment, tier) as hours,
           fighter_spans(moment, 300, 288, tier) as "fiveMinutes"
    from (select least(greatest(${until}::bigint, 0), 2147483647)::integer, ${tier ?? 0}::bigint::integer) asked (moment, tier)`;
  return found;
}
