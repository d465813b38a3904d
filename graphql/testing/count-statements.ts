import type { Database } from '#graphql/sql/engine/database.ts';

/** The same database, and the names of the statements run on it: those that somebody waits for. */
export function countStatements(sql: Database) {
  let names: string[] = [];

  const counted = new Proxy(sql, {
    apply(target, self, args: unknown[]) {
      const query: unknown = Reflect.apply(target, self, args);
      const [strings] = args;
      return query instanceof Promise && isTemplate(strings) ? watched(query, strings) : query;
    },
  });

  /** The driver runs a query when somebody waits for it; parts of statements are never waited for. */
  function watched(query: Promise<unknown>, strings: TemplateStringsArray) {
    const then = query.then.bind(query);
    let isCounted = false;
    Reflect.set(query, 'then', (...handlers: Parameters<typeof then>) => {
      if (!isCounted) names.push(nameOf(strings));
      isCounted = true;
      return then(...handlers);
    });
    return query;
  }

  function takeStatements() {
    const taken = names;
    names = [];
    return taken;
  }

  return { counted, takeStatements };
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

const nameOf = (strings: TemplateStringsArray) => /\/\* (\w+) \*\//.exec(strings.join(''))?.[1] ?? 'unnamed';
