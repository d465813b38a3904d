import { expect, test } from 'vitest';

import { crawlAddresses } from './crawl-addresses.ts';

const page = (kind: string, path: string) => ({ kind, path, unseen: [] });

test('addresses differ, and take the kinds in turn', () => {
  const pages = [page('/kills', '/kills'), page('/kill/[id]', '/kill/3'), page('/item/[id]', '/item/900')];
  const addresses = crawlAddresses(pages, 10);
  expect(addresses).toEqual([
    '/kill/3',
    '/item/900',
    '/kill/2',
    '/item/899',
    '/kill/1',
    '/item/898',
    '/kill/4',
    '/item/897',
    '/kill/5',
    '/item/896',
  ]);
});

test('there has to be something to crawl', () => {
  expect(() => crawlAddresses([page('/kills', '/kills')], 1)).toThrow('No page of a record');
});
