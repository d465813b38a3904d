import type { Database } from '../engine/connection/database.ts';

/** The weight from which on players who fight begin: no other name weighs as much. */
const BUSY = 1_000_000;

/**
 * The busiest players are the heaviest: those with the most parts in kills, their own deaths too, within the seven days
 * that end with the newest kill.
 */
export const weightOfHit = (sql: Database) => sql`
  coalesce(
    case when kind = 'Character' then (
      select ${BUSY}::integer + sum(parts)::integer
      from character_day
      where character_id = search_name.id
        and day = any(array(select newest - age from (select max(day) as newest from character_day) days,
                                                     generate_series(0, 6) age))
    ) end,
    weight)`;
