import { expect, test } from 'vitest';
import { SharedPages } from './shared-pages.ts';

const page = (path: string, bornAt: number, text = 'page') => ({
  key: `build document ${path}`,
  path,
  bornAt,
  record: Buffer.from(text),
});

const found = (pages: SharedPages, path: string) => {
  const record = pages.find(`build document ${path}`, path);
  return record && String(record);
};

test('a page that one worker has made is there for the others, and the newest of two', () => {
  const pages = new SharedPages(10_000);
  pages.keep(page('/kills', 20, 'newer'));
  pages.keep(page('/kills', 10, 'older'));
  expect(found(pages, '/kills')).toBe('newer');
  expect(found(pages, '/items')).toBeUndefined();
});

test('a purge takes the pages of a path, or all, and those that were on their way', () => {
  const pages = new SharedPages(10_000);
  for (const path of ['/kills', '/items']) pages.keep(page(path, 10));
  pages.forget({ path: '/kills', since: 10 });
  expect([found(pages, '/kills'), found(pages, '/items')]).toEqual([undefined, 'page']);
  pages.forget({ path: undefined, since: 30 });
  pages.keep(page('/items', 29));
  expect(found(pages, '/items')).toBeUndefined();
  pages.keep(page('/items', 31));
  expect(found(pages, '/items')).toBe('page');
});

test('pages take no more memory than they may', () => {
  const pages = new SharedPages(1_000);
  for (let n = 0; n < 50; n += 1) pages.keep(page(`/kill/${n}`, 1));
  expect(pages.bytes).toBeLessThanOrEqual(1_000);
  expect(found(pages, '/kill/49')).toBe('page');
  expect(found(pages, '/kill/0')).toBeUndefined();
});
