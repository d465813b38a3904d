import type { Route } from 'next';

/** Adds a query to a path of the site, if it is not empty. */
export function withQuery(path: Route, query: URLSearchParams): Route {
  // A known path stays one with a query behind it.
  return query.size > 0 ? (`${path}?${query}` as Route) : path;
}
