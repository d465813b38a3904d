import { ProcessWide } from '#lib/process-wide.ts';

import type { WrittenSitemap } from './write-sitemap.ts';

/** A finished file, as processes of the site give it to each other. */
export interface SharedSitemap extends WrittenSitemap {
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** Finished files that several processes share. Neither function rejects. */
export interface SharedSitemaps {
  find(name: string): Promise<SharedSitemap | undefined>;
  /** Keeps a file, sooner or later. */
  keep(name: string, sitemap: SharedSitemap): void;
}

const shared = new ProcessWide<SharedSitemaps>('shared-sitemaps');

/** Offers the files of other processes to this one; `undefined` withdraws them. */
export function registerSharedSitemaps(sitemaps: SharedSitemaps | undefined): void {
  shared.set(sitemaps);
}

/** The files of all processes; undefined where each makes its own. */
export const registeredSitemaps = (): SharedSitemaps | undefined => shared.get();
