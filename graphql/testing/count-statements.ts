import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { interceptedDatabase } from '#graphql/sql/engine/connection/intercepted-database.ts';

/** The same database, and the names of the statements run on it: those that are awaited. */
export function countStatements(sql: Database) {
  let names: string[] = [];
  const counted = interceptedDatabase(sql, (run, name) => {
    names.push(name ?? 'unnamed');
    return run();
  });

  function takeStatements() {
    const taken = names;
    names = [];
    return taken;
  }

  return { counted, takeStatements };
}
