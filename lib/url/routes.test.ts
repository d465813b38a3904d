import { expect, it } from 'vitest';

import { routes } from './routes.ts';

it('encodes what comes from outside', () => {
  expect(routes.character('a/b', '/armory')).toBe('/character/a%2Fb/armory');
  expect(routes.itemComparison('7', '8&x')).toBe('/item/7?vs=8%26x');
  expect(routes.armoryComparison('7', 'a&b=c')).toBe('/character/7/armory?vs=a%26b%3Dc');
  expect(routes.searchResults('100% a/b')).toBe('/search/100%25%20a%2Fb');
});

it('never leads to a step in the path', () => {
  expect(routes.searchResults('..')).toBe('/search/..%20');
  expect(routes.guildSearchResults('.')).toBe('/search/guild/.%20');
});
