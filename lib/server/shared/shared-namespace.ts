import { createHash } from 'node:crypto';

import type { Env } from '#lib/env.ts';

/** The settings that an instance's pages depend on, besides the build and their answers. */
const SHOWN = [
  'IMAGE_ORIGIN',
  'ARMORY_URL',
  'ANALYTICS_ENDPOINT',
  'ANALYTICS_DOMAIN',
  'GRAPHQL_ENDPOINT',
  'DATABASE_URL',
  'API_GENERATION',
  'WORLD_SEED',
  'WORLD_NOW',
  'WORLD_SCALE',
] as const satisfies readonly (keyof Env)[];

/**
 * Instances with the same name may send each other's pages: of the same build, with the same data and addresses.
 * @param build Next's name of it, which differs each time that it is made
 */
export function sharedNamespace(env: Env, build: string): string {
  // Without a public origin, canonical addresses name the port.
  const origin = env.SITE_URL ?? env.PORT;
  const shown = JSON.stringify([build, origin, ...SHOWN.map((name) => env[name] ?? null)]);
  return `war-ledger:${createHash('sha256').update(shown).digest('base64url').slice(0, 16)}`;
}
