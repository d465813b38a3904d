import { env } from '#lib/env.ts';

/** Whether the site shows the generated sample world, which no page may pass off as a real war. */
export function isSampleData(): boolean {
  const { DATABASE_URL, GRAPHQL_ENDPOINT } = env();
  return !DATABASE_URL && !GRAPHQL_ENDPOINT;
}
