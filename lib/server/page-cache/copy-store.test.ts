import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { CopyBodies } from './copy-bodies.ts';
import { CopyStore } from './copy-store.ts';
import { PageCopy } from './page-copy.ts';

const AGE = { bornAt: 0, freshUntil: 1, goodUntil: 2 };

async function copyOf(status = 200): Promise<PageCopy> {
  const bodies = await CopyBodies.of(randomBytes(7_000));
  const content = {
    status,
    bodies,
    scriptHashes: [],
    contentType: 'text/html',
    policy: () => '',
    vary: '',
    link: undefined,
  };
  return new PageCopy({ ...content, quality: 'current' }, AGE);
}

it('keeps what is asked for again through a crawl over everything', async () => {
  const store = new CopyStore(1_000_000);
  store.keep('/', await copyOf());
  expect(store.find('/')).toBeDefined();
  const [crawled, missing] = [await copyOf(), await copyOf(404)];
  for (let id = 0; id < 5_000; id += 1) {
    store.keep(`/kill/${id}`, crawled);
    store.keep(`/nothing/${id}`, missing);
  }
  expect(store.find('/')).toBeDefined();
  expect(store.find('/kill/4999')).toBeDefined();
  expect(store.find('/kill/0')).toBeUndefined();
  expect(store.bytes).toBeLessThan(1_000_000);
});

it('keeps a wanted page wanted when it is made anew, and one that is gone apart', async () => {
  const store = new CopyStore(1_000_000);
  store.keep('/', await copyOf());
  store.find('/');
  store.keep('/', await copyOf());
  expect(store.count).toBe(1);
  store.keep('/', await copyOf(404));
  expect([store.count, store.find('/')?.copy.content.status]).toEqual([1, 404]);
});

it('counts what is made of a page later', async () => {
  const store = new CopyStore(1_000_000);
  const copy = await copyOf();
  store.keep('/', copy);
  const before = store.bytes;
  await copy.content.bodies.make('gzip');
  store.measure('/');
  expect(store.bytes).toBeGreaterThan(before + 6_000);
});
