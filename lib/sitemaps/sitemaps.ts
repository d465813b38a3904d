import { bulkhead, ExponentialBackoff, handleWhen, retry, wrap } from 'cockatiel';

import { ApiError } from '#lib/api/api-error.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { ProcessWide } from '#lib/process-wide.ts';

import { registeredSitemaps, createSitemapCache } from './sitemap-cache.ts';
import { type FoundSitemap, SitemapFiles } from './sitemap-files.ts';
import type { SitemapKind } from './sitemap-kind.ts';

/** Questions at a time of all walks together: the pages' own come first. */
const MAX_CONCURRENT = 2;
const MAX_RETRIES = 3;
/** Milliseconds before the first of them. */
const RETRY_DELAY = 500;

/** One of the files: "characters-2" for /sitemaps/characters-2.xml. */
const FILE_NAME = /^(?<kind>[a-z-]+)-(?<number>[1-9]\d{0,4})$/;

/** Every sitemap of the site. */
export interface Sitemaps {
  /**
   * The names of all files, those of a kind one after another.
   * @throws ApiError
   */
  readonly names: () => Promise<string[]>;
  /**
   * The file of a name.
   * @throws ApiError
   */
  readonly file: (name: string) => Promise<FoundSitemap>;
}

/**
 * The sitemaps of some kinds of pages.
 * @param siteUrl the origin that visitors use
 */
export function createSitemaps(kinds: readonly SitemapKind[], siteUrl: string): Sitemaps {
  const cache = createSitemapCache();
  const tools = { cache, clock: performance, siteUrl, sharedSitemaps: registeredSitemaps };
  const asking = retryPolicy();
  const files = new Map(
    kinds.map((kind) => {
      const page: SitemapKind['page'] = (after) => asking.execute(() => kind.page(after));
      return [kind.name, new SitemapFiles({ ...kind, page }, tools)];
    }),
  );
  return {
    names: async () => {
      await whatIsOffered();
      const named = [...files]
        .filter(([name]) => isListed(name))
        .map(async ([name, ofKind]) => namesOf(name, await ofKind.count()));
      return (await Promise.all(named)).flat();
    },
    file: async (name) => {
      const { kind = '', number } = FILE_NAME.exec(name)?.groups ?? {};
      await whatIsOffered();
      return (isListed(kind) && (await files.get(kind)?.file(Number(number)))) || 'missing';
    },
  };
}

/** Kinds are named as their lists are addressed. */
const isListed = (kind: string): boolean => isPageOffered(`/${kind}`);

const namesOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);

/** Retries transient failures, since a failed walk would restart its file. */
function retryPolicy() {
  const passes = handleWhen((error) => error instanceof ApiError && PASSING.has(error.kind));
  return wrap(
    retry(passes, {
      maxAttempts: MAX_RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: RETRY_DELAY }),
    }),
    bulkhead(MAX_CONCURRENT, Infinity),
  );
}

const PASSING: ReadonlySet<string> = new Set(['unreachable', 'overloaded']);

const shared = new ProcessWide<Sitemaps>('sitemaps');

/** The sitemaps of the process, made by the first who asks. */
export const sharedSitemaps = (create: () => Sitemaps): Sitemaps => shared.getOrMake(create);
