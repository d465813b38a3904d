import type { Database } from './database.ts';
import { originalOf } from './intercepted-database.ts';

/**
 * Caches fragments by database. Each fragment is a promise of the driver; making the hundreds that the questions of a
 * page consist of takes longer than joining them.
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
