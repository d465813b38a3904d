import type { Database } from './database.ts';

const originals = new WeakMap<object, Database>();

/** The database that an intercepted one wraps; the database itself where it wraps none. */
export const originalOf = (sql: Database): Database => originals.get(sql) ?? sql;

/**
 * Runs a statement.
 * @param text the beginning of the statement, where its name stands in a comment
 */
export type StatementRunner = <Rows>(run: () => Promise<Rows>, text: string) => Promise<Rows>;

/**
 * Wraps each statement of a database. Fragments that were made once for the database (once-per-database.ts) can be used
 * with it too.
 */
export function interceptedDatabase(sql: Database, around: StatementRunner): Database {
  const intercepted = new Proxy(sql, {
    apply(target, self, args: unknown[]) {
      const query: unknown = Reflect.apply(target, self, args);
      const [strings] = args;
      return query instanceof Promise && isTemplate(strings)
        ? surrounded(query, around, strings[0] ?? '')
        : query;
    },
  });
  originals.set(intercepted, originalOf(sql));
  return intercepted;
}

/** Wraps a query when it is awaited, which is what makes the driver run it; fragments never are. */
function surrounded(query: Promise<unknown>, around: StatementRunner, text: string): Promise<unknown> {
  const run = query.then.bind(query);
  let rows: Promise<unknown> | undefined;
  Reflect.set(query, 'then', (...handlers: Parameters<typeof run>) => {
    rows ??= around(() => new Promise((resolve, reject) => void run(resolve, reject)), text);
    return rows.then(...handlers);
  });
  return query;
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;
