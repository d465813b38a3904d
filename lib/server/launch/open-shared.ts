import type { Env } from '#lib/env.ts';
import { registerSharedSitemaps } from '#lib/sitemaps/sitemap-cache.ts';
import { buildId } from '../http/next/next-app.ts';
import type { Log } from '../log.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { RedisPages, type SharedPages } from '../page-cache/shared/redis-pages.ts';
import { RedisSitemaps } from '../shared/redis-sitemaps.ts';
import { RedisStore } from '../shared/redis-store.ts';
import { createHash } from 'node:crypto';

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
function sharedNamespace(env: Env, build: string): string {
  // Without a public origin, canonical addresses name the port.
  const origin = env.SITE_URL ?? env.PORT;
  const shown = JSON.stringify([build, origin, ...SHOWN.map((name) => env[name] ?? null)]);
  return `war-ledger:${createHash('sha256').update(shown).digest('base64url').slice(0, 16)}`;
}

/** The caches that this process shares with other instances. */
export interface Shared {
  /** Undefined where pages are not cached, or not shared. */
  readonly pages: SharedPages | undefined;
  close(): void;
}

/** Opens the caches that this process shares, and registers that of sitemaps. */
export function openShared(env: Env, log: Log): Shared {
  const store = openStore(env, log);
  registerSharedSitemaps(store && new RedisSitemaps(store));
  return {
    pages: env.PAGE_CACHE_MB === 0 ? undefined : sharedPages(env, store, log),
    close: () => store?.close(),
  };
}

/** Connects to the Redis that instances share, where one is configured. */
function openStore(env: Env, log: Log): RedisStore | undefined {
  const { REDIS_URL, CACHE_SECRET: secret } = env;
  if (!REDIS_URL || !secret) return undefined;
  return new RedisStore(REDIS_URL, { namespace: sharedNamespace(env, buildId()), secret, log });
}

const sharedPages = (env: Env, store: RedisStore | undefined, log: Log): SharedPages | undefined =>
  store && new RedisPages(store, { origins: policyOrigins(env), log });
