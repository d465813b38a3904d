import { expect, test } from 'vitest';

import { oembedHref } from './oembed-href.ts';
import { pinnedPath } from './paging/pin.ts';
import { routes } from './routes.ts';

test('names the whole address of the page, with what its query chooses', () => {
  const href = oembedHref(pinnedPath(routes.scenario('1'), '4711'), 'https://ledger.example');
  const { origin, pathname, searchParams } = new URL(href);
  expect([origin, pathname]).toEqual(['https://ledger.example', '/oembed']);
  expect(Object.fromEntries(searchParams)).toEqual({
    format: 'json',
    url: 'https://ledger.example/scenario/1?pin=4711',
  });
});
