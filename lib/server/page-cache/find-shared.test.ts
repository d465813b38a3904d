import { expect, test } from 'vitest';
import { currentCopy } from '../testing/current-copy.ts';
import { PageCache } from './page-cache.ts';
import type { SharedPages } from './shared/redis-pages.ts';

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
