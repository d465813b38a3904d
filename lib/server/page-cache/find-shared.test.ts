import { expect, test } from 'vitest';
import { CopyBodies } from './copy-bodies.ts';
import { PageCache } from './page-cache.ts';
import { PageCopy } from './page-copy.ts';
import type { SharedPages } from './shared/shared-pages.ts';

/** A page as it comes from another process: the same instant is never quite the same by two clocks. */
function copyFromElsewhere(): PageCopy {
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
  return new PageCopy(content, { bornAt: 1 - now / 1e6, freshUntil: now + 10_000, goodUntil: now + 20_000 });
}

const shared: SharedPages = {
  find: async () => copyFromElsewhere(),
  keep: () => undefined,
  purge: async () => 0,
  onPurge: () => undefined,
};

test('all who ask at once for a page that another process has get it', async () => {
  const cache = new PageCache(1_000_000, {}, async () => undefined, shared);
  const question = { address: '/kills', representation: 'document' } as const;
  const found = await Promise.all(Array.from({ length: 8 }, () => cache.findShared(question)));
  expect(found.map((page) => page?.copy.content.status)).toEqual(found.map(() => 200));
});
