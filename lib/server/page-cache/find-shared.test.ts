import { expect, test } from 'vitest';
import { CopyBodies } from './copy-bodies.ts';
import { PageCache } from './page-cache.ts';
import { PageCopy } from './page-copy.ts';
import type { SharedPages } from './shared/redis-pages.ts';

/**
 * Makes a finished page.
 * @param bornAt milliseconds of the monotonic clock
 * @param freshFor milliseconds from now
 */
function currentCopy(bornAt: number, freshFor = 1_000): PageCopy {
  const now = performance.now();
  const content = {
    status: 200,
    contentType: 'text/html',
    scriptHashes: [],
    link: undefined,
    vary: '',
    policy: () => '',
    bodies: CopyBodies.ofBrotli(Buffer.from('page'), 'tag'),
    quality: 'current' as const,
  };
  return new PageCopy(content, { bornAt, freshUntil: now + freshFor, goodUntil: now + 10_000 });
}

const shared: SharedPages = {
  // By two clocks the same instant is never quite the same: each time it comes it is a little older.
  find: async () => currentCopy(1 - performance.now() / 1e6),
  keep: () => undefined,
  purge: async () => undefined,
  onPurge: () => undefined,
};

test('all who ask at once for a page that another process has get it', async () => {
  const cache = new PageCache(1_000_000, {}, async () => undefined, shared);
  const question = { address: '/kills', representation: 'document' } as const;
  const found = await Promise.all(Array.from({ length: 8 }, () => cache.findShared(question)));
  expect(found.map((page) => page?.copy.content.status)).toEqual(found.map(() => 200));
});
