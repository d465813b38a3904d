import type { Env } from '#lib/env.ts';

/** The primary process's share of the memory for cached pages; the workers divide the rest equally. */
const SHARED_PART = 0.5;

/** Megabytes of cached pages in the primary process. */
export const sharedPartOf = ({ PAGE_CACHE_MB }: Pick<Env, 'PAGE_CACHE_MB'>): number =>
  PAGE_CACHE_MB * SHARED_PART;

/** Megabytes of cached pages in each worker. */
export const cacheShareOf = ({
  PAGE_CACHE_MB,
  WEB_WORKERS,
}: Pick<Env, 'PAGE_CACHE_MB' | 'WEB_WORKERS'>): number => (PAGE_CACHE_MB * (1 - SHARED_PART)) / WEB_WORKERS;
