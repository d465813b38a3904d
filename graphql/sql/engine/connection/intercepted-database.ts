import type { Database } from './database.ts';

const originals = new WeakMap<object, Database>();

/** The database that an intercepted one wraps; the database itself where it wraps none. */
export const originalOf = (sql: Database): Database => originals.get(sql) ?? sql;

/**
 * Runs a statement.
 * @param name as its comment says; undefined where it has none
 */
export type StatementRunner = <Rows>(run: () => Promise<Rows>, name: string | undefined) => Promise<Rows>;

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
        ? surrounded(query, around, () => nameOf(args))
        : query;
    },
  });
  originals.set(intercepted, originalOf(sql));
  return intercepted;
}

/** Wraps a query when it is awaited, which is what makes the driver run it; fragments never are. */
function surrounded(
  query: Promise<unknown>,
  around: StatementRunner,
  name: () => string | undefined,
): Promise<unknown> {
  const run = query.then.bind(query);
  let rows: Promise<unknown> | undefined;
  Reflect.set(query, 'then', (...handlers: Parameters<typeof run>) => {
    rows ??= around(() => new Promise((resolve, reject) => void run(resolve, reject)), name());
    return rows.then(...handlers);
  });
  return query;
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

/** From the text of the template or, where a helper names the statement, from that of its parts. */
const nameOf = (template: readonly unknown[]): string | undefined =>
  /\/\* (\w+) \*\//.exec(template.flatMap(textsOf).join(''))?.[1];

const textsOf = (part: unknown): readonly unknown[] => {
  if (Array.isArray(part)) return part;
  return part instanceof Promise && 'strings' in part && Array.isArray(part.strings) ? part.strings : [];
};
