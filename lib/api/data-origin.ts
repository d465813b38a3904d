import { type Env, env } from '#lib/env.ts';

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

/** True if the site shows the generated sample world, which no page may pass off as a real war. */
export function isSampleData(): boolean {
  return dataOrigin(env()) === 'sample world';
}
