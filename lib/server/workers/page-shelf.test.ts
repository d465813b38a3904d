import { expect, test } from 'vitest';
import { PageShelf } from './page-shelf.ts';

const page = (path: string, bornAt: number, text = 'page') => ({
  key: `build document ${path}`,
  path,
  bornAt,
  record: Buffer.from(text),
});

const found = (shelf: PageShelf, path: string) => {
  const record = shelf.find(`build document ${path}`, path);
  return record && String(record);
};

test('a page that one worker has made is there for the others, and the newest of two', () => {
  const shelf = new PageShelf(10_000);
  shelf.keep(page('/kills', 20, 'newer'));
  shelf.keep(page('/kills', 10, 'older'));
  expect(found(shelf, '/kills')).toBe('newer');
  expect(found(shelf, '/items')).toBeUndefined();
});

test('a purge takes the pages of a path, or all, and those that were on their way', () => {
  const shelf = new PageShelf(10_000);
  for (const path of ['/kills', '/items']) shelf.keep(page(path, 10));
  shelf.forget({ path: '/kills', since: 10 });
  expect([found(shelf, '/kills'), found(shelf, '/items')]).toEqual([undefined, 'page']);
  shelf.forget({ path: undefined, since: 30 });
  shelf.keep(page('/items', 29));
  expect(found(shelf, '/items')).toBeUndefined();
  shelf.keep(page('/items', 31));
  expect(found(shelf, '/items')).toBe('page');
});

test('pages take no more memory than they may', () => {
  const shelf = new PageShelf(1_000);
  for (let n = 0; n < 50; n += 1) shelf.keep(page(`/kill/${n}`, 1));
  expect(shelf.bytes).toBeLessThanOrEqual(1_000);
  expect(found(shelf, '/kill/49')).toBe('page');
  expect(found(shelf, '/kill/0')).toBeUndefined();
});
