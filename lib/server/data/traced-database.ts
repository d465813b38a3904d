import type { Database } from '#graphql/sql/engine/database.ts';
import { interceptedDatabase } from '#graphql/sql/engine/intercepted-database.ts';
import { isTraced, traced } from '#lib/tracing.ts';

/** The comment that names a statement: at its beginning, or later in one that a helper puts together. */
const NAME = /\/\* (\w+) \*\//;

/** Wraps a database so that each statement is a span; returns it unchanged where tracing is off. */
export function tracedDatabase(sql: Database): Database {
  if (!isTraced()) return sql;
  return interceptedDatabase(sql, (work, text) => {
    const facts = { 'db.system': 'postgresql', 'db.operation': NAME.exec(text)?.[1] ?? 'statement' };
    return traced({ name: 'statement', facts, work });
  });
}
