import { createHash } from 'node:crypto';

import type { Env } from '#lib/env.ts';

/** The settings that the pages of an instance depend on, besides its build and its data. */
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
 * Names the pages that instances may exchange: equal for the same build, data and settings.
 * @param build Next's build id, new for each build
 */
export function sharedNamespace(env: Env, build: string): string {
  // Without a public origin, canonical addresses name the port.
  const origin = env.SITE_URL ?? env.PORT;
  const shown = JSON.stringify([build, origin, ...SHOWN.map((name) => env[name] ?? null)]);
  return `war-ledger:${createHash('sha256').update(shown).digest('base64url').slice(0, 16)}`;
}
