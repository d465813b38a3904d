import type { Env } from '#lib/env.ts';

/** The source of the data that the site shows. */
export type DataOrigin = 'sample world' | 'own database' | 'remote API';

/** @example dataOrigin({ GRAPHQL_ENDPOINT: 'https://api.example/graphql' }) // 'remote API' */
export function dataOrigin({
  DATABASE_URL,
  GRAPHQL_ENDPOINT,
}: Pick<Env, 'DATABASE_URL' | 'GRAPHQL_ENDPOINT'>): DataOrigin {
  if (GRAPHQL_ENDPOINT) return 'remote API';
  return DATABASE_URL ? 'own database' : 'sample world';
}
