import type { Database } from './database.ts';
import type { StatementGate } from './statement-gate.ts';

const originals = new WeakMap<object, Database>();

/** The database itself, also where its statements pass a gate. */
export const originalOf = (sql: Database): Database => originals.get(sql) ?? sql;

/**
 * The same database for one request: its statements pass a gate before they run. Parts that were made once for the
 * database (once-per-database.ts) are good for it too.
 */
export function gatedDatabase(sql: Database, gate: StatementGate): Database {
  const gated = new Proxy(sql, {
    apply(target, self, args: unknown[]) {
      const query: unknown = Reflect.apply(target, self, args);
      const [strings] = args;
      return query instanceof Promise && isTemplate(strings) ? waiting(query, gate) : query;
    },
  });
  originals.set(gated, originalOf(sql));
  return gated;
}

/** The driver runs a query when somebody waits for it; parts of statements are never waited for. */
function waiting(query: Promise<unknown>, gate: StatementGate): Promise<unknown> {
  const run = query.then.bind(query);
  let rows: Promise<unknown> | undefined;
  Reflect.set(query, 'then', (...handlers: Parameters<typeof run>) => {
    rows ??= gate.run(() => new Promise((resolve, reject) => void run(resolve, reject)));
    return rows.then(...handlers);
  });
  return query;
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;
