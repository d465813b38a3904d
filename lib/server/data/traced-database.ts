import type { Database } from '#graphql/sql/engine/database.ts';
import { interceptedDatabase } from '#graphql/sql/engine/intercepted-database.ts';
import { isTraced, traced } from '#lib/tracing.ts';

/** The comment that statements begin with; those put together by a helper have it further on. */
const NAME = /\/\* (\w+) \*\//;

/** The same database with each statement as a step of what is traced; the database itself where nothing is. */
export function tracedDatabase(sql: Database): Database {
  if (!isTraced()) return sql;
  return interceptedDatabase(sql, (work, text) => {
    const facts = { 'db.system': 'postgresql', 'db.operation': NAME.exec(text)?.[1] ?? 'statement' };
    return traced({ name: 'statement', facts, work });
  });
}
