import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** The same database, and the names of the statements run on it: those that are awaited. */
export function countStatements(sql: Database) {
  let names: string[] = [];

  const counted = new Proxy(sql, {
    apply(target, self, args: unknown[]) {
      const query: unknown = Reflect.apply(target, self, args);
      const [strings] = args;
      return query instanceof Promise && isTemplate(strings) ? watched(query, nameOf(args)) : query;
    },
  });

  /** The driver runs a query when it is awaited; parts of statements never are. */
  function watched(query: Promise<unknown>, name: string) {
    const then = query.then.bind(query);
    let isCounted = false;
    Reflect.set(query, 'then', (...handlers: Parameters<typeof then>) => {
      if (!isCounted) names.push(name);
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

/** From the text of the template or, where a helper names the statement, from that of its parts. */
const nameOf = (template: readonly unknown[]) =>
  /\/\* (\w+) \*\//.exec(template.flatMap(textsOf).join(''))?.[1] ?? 'unnamed';

const textsOf = (part: unknown): readonly unknown[] => {
  if (Array.isArray(part)) return part;
  return part instanceof Promise && 'strings' in part && Array.isArray(part.strings) ? part.strings : [];
};
