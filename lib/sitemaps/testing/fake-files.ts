import { gunzipSync } from 'node:zlib';

import { routes } from '#lib/url/routes.ts';

import { type SharedSitemaps, createSitemapCache } from '../sitemap-cache.ts';
import { type FoundSitemap, SitemapFiles } from '../sitemap-files.ts';
import type { SitemapKind } from '../sitemap-kind.ts';

const RECORDS_OF_PAGE = 100;

/** An API of as many records as told, which fails, waits and counts when told. */
class FakeApi {
  records = 25_000;
  asked: (string | null)[] = [];
  /** Called before each answer. */
  hook: (after: string | null) => Promise<void> | void = () => undefined;

  readonly page: SitemapKind['page'] = async (after) => {
    this.asked.push(after);
    await this.hook(after);
    const from = Number(after);
    const to = Math.min(this.records, from + RECORDS_OF_PAGE);
    const ids = Array.from({ length: to - from }, (_, index) => String(from + index + 1));
    const next = to < this.records ? String(to) : null;
    return { addresses: ids.map((id) => routes.character(id)), records: ids.length, next };
  };
}

/** The text of a file. */
export function read(found: FoundSitemap): string {
  if (typeof found === 'string') throw new Error(found);
  return gunzipSync(found.bytes).toString();
}

/** The ids that a file lists. */
export const idsOf = (xml: string) =>
  Array.from(xml.matchAll(/<loc>https:\/\/ledger\.example\/character\/(\d+)<\/loc>/g), ([, id]) => id);

const NO_OTHER_PROCESS = (): SharedSitemaps | undefined => undefined;

/** An API, a clock that tests set, and the files that are made of both. */
export function fakeFiles() {
  const api = new FakeApi();
  const clock = { time: 0, now: () => clock.time };
  const files = ({ counted = true, timeoutMs = 8_000, sharedSitemaps = NO_OTHER_PROCESS } = {}) =>
    new SitemapFiles(
      { name: 'characters', page: api.page, ...(counted ? { count: async () => api.records } : {}) },
      { cache: createSitemapCache(), clock, siteUrl: 'https://ledger.example', timeoutMs, sharedSitemaps },
    );
  return { api, clock, files };
}
