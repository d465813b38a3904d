import type { Route } from 'next';

/** Adds a query to a path of the site, if it is not empty. */
export function withQuery(path: Route, query: URLSearchParams): Route {
  const text = query.toString();
  // A known path stays one with a query behind it.
  return text ? (`${path}?${text}` as Route) : path;
}
