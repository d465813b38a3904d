import type { Database } from './database.ts';
import { originalOf } from './intercepted-database.ts';

/**
 * Makes parts of statements once for each database. Every part is a promise of the driver's: to make the hundreds that a
 * page's questions are put together from takes longer than to put them together.
 * @example const fields = oncePerDatabase((sql) => sql`kill.id, kill.time`)
 */
export function oncePerDatabase<Parts>(make: (sql: Database) => Parts): (sql: Database) => Parts {
  const known = new WeakMap<Database, { readonly parts: Parts }>();
  return (given) => {
    const sql = originalOf(given);
    const entry = known.get(sql) ?? { parts: make(sql) };
    known.set(sql, entry);
    return entry.parts;
  };
}
