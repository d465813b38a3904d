import type { Env } from '#lib/env.ts';

/** The share of the memory for finished pages that the primary process has; its workers have the rest, in equal parts. */
const SHELF_SHARE = 0.5;

/** The megabytes for finished pages that the primary process has. */
export const shelfShareOf = ({ PAGE_CACHE_MB }: Pick<Env, 'PAGE_CACHE_MB'>): number =>
  PAGE_CACHE_MB * SHELF_SHARE;

/** The megabytes for finished pages that each of the workers has. */
export const cacheShareOf = ({
  PAGE_CACHE_MB,
  WEB_WORKERS,
}: Pick<Env, 'PAGE_CACHE_MB' | 'WEB_WORKERS'>): number => (PAGE_CACHE_MB * (1 - SHELF_SHARE)) / WEB_WORKERS;
