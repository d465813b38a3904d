import { expect, test } from 'vitest';

import { type Field, NO_FILTER } from './filter/filter.ts';
import { isFollowed, isListed, OWN_PARAMS } from './listed-address.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { routes } from './routes.ts';

test.each([
  routes.home,
  routes.kills,
  routes.kill('7'),
  routes.playerFeud('7', '8'),
  routes.runsOfInstance('60'),
  '/leaderboard?period=2026-W47',
  '/ranked-leaderboard?season=2&type=group',
  '/items?after=MTIz&rarity=RARE&type=AXE',
])('%s is listed, and links to it are followed', (address) => {
  expect([isListed(address), isFollowed(address)]).toEqual([true, true]);
});

test.each([
  routes.search,
  routes.searchResults('axe'),
  routes.guildSearchResults('axe'),
  routes.comparison('7'),
  routes.guildComparison('7', '8'),
  routes.armoryComparison('7', '8'),
  routes.itemComparison('7', '8'),
  routes.skirmishDamage('7', '8'),
  routes.killsInZone('9'),
  '/scenario/7?pin=8#pinned',
  '/leaderboard?period=2026-W47&realm=order',
  '/leaderboard?after=MTIz&period=2026-W47',
  '/items?career=SLAYER',
  '/kills?before=MTIz',
  '/kills?after=MTIz&soloOnly=true',
  '/?after=MTIz',
  '/guilds?after=MTIz',
  '/character/7?after=MTIz',
  '/character/7?after=MTIz&deathsAfter=MTIz',
])('%s is not listed, and links to it are not followed', (address) => {
  expect([isListed(address), isFollowed(address)]).toEqual([false, false]);
});

test('the next page of a whole list that moves is followed, not listed', () => {
  expect([isListed('/kills?after=MTIz'), isFollowed('/kills?after=MTI%3D#top')]).toEqual([false, true]);
});

test('what makes a page of its own is a parameter that the page reads', () => {
  for (const [path, names] of Object.entries(OWN_PARAMS)) {
    const { filter = NO_FILTER, lists } = PAGE_KINDS[path] ?? {};
    const read = new Set(Object.values(filter.fields).map(({ param }: Field) => param));
    if (lists) read.add('after');
    expect(
      names.filter((name) => !read.has(name)),
      path,
    ).toEqual([]);
  }
});
