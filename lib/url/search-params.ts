import type { Route } from 'next';

/** The query part of an address as Next hands it to a page. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Characters of the longest value that is read. */
export const LONGEST_VALUE = 200;

/**
 * The value of one parameter: the first when it is repeated, undefined when it is absent or too long.
 * @param longest characters that the value may have.
 * @example first({ period: ['thisWeek', 'all'] }, 'period') // 'thisWeek'
 */
export function first(params: SearchParams, name: string, longest = LONGEST_VALUE): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  // After a parameter called `__proto__`, Next returns methods of arrays as first values of parameters named like them.
  const text = typeof value === 'string' ? value : value?.find((each) => typeof each === 'string');
  return text !== undefined && text.length <= longest ? text : undefined;
}

/** The query of an address without some of its parameters. */
export const withoutParams = (params: SearchParams, names: readonly string[]): SearchParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)));

/** Adds a query to a path of the site, if it is not empty. */
export function withQuery(path: Route, query: URLSearchParams): Route {
  const text = query.toString();
  // A known path stays one with a query behind it.
  return text ? (`${path}?${text}` as Route) : path;
}
