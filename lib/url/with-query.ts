import type { Route } from 'next';

/** A path of the site with a query behind it, where there is one. */
export function withQuery(path: Route, query: URLSearchParams): Route {
  // A known path stays one with a query behind it.
  return query.size > 0 ? (`${path}?${query}` as Route) : path;
}
