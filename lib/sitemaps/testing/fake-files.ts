import type { SharedSitemaps } from '../shared-sitemaps.ts';
import { SitemapFiles } from '../sitemap-files.ts';
import { createSitemapCache } from '../sitemap-cache.ts';
import { FakeApi } from './fake-api.ts';

const NOBODY = (): SharedSitemaps | undefined => undefined;

/** An API, a clock that tests set, and the files that are made of both. */
export function fakeFiles() {
  const api = new FakeApi();
  const clock = { time: 0, now: () => clock.time };
  const files = ({ counted = true, patience = 8_000, elsewhere = NOBODY } = {}) =>
    new SitemapFiles(
      { name: 'characters', page: api.page, ...(counted ? { count: async () => api.records } : {}) },
      { cache: createSitemapCache(), clock, siteUrl: 'https://ledger.example', patience, elsewhere },
    );
  return { api, clock, files };
}
