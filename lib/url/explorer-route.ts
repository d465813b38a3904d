import type { Route } from 'next';

/** The explorer, and the API itself; apart from the other routes, for scripts that need this one alone. */
export const EXPLORER_ROUTE: Route = '/graphql';
