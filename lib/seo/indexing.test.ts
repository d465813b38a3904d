import { describe, expect, it, test } from 'vitest';

import { FIGHTER } from '#lib/url/page-reading.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { indexingOf } from './indexing.ts';

const kills = (query: Record<string, string | string[]>) =>
  indexingOf({ path: routes.kills, query, filter: KILL_FILTER });

describe('the address of a list', () => {
  test.each([
    ['nothing', {}],
    ['a tracker', { utm_source: 'chat', fbclid: '1' }],
    ['a default', { period: 'all', soloOnly: 'false' }],
    ['an order', { sort: 'damage', dir: 'asc' }],
    ['a mark', { pin: '4711' }],
    ['no cursor', { after: '<script>' }],
    ['no choice', { period: 'toString' }],
  ])('with %s is that of the page', (_, query) => {
    expect(kills(query)).toMatchObject({ canonical: '/kills', noindex: false });
  });

  test.each([
    ['a filter', { soloOnly: 'true', period: 'thisWeek' }, '/kills?period=thisWeek&soloOnly=true'],
    ['a cursor', { after: 'MTIz', utm_medium: 'x' }, '/kills?after=MTIz'],
    ['the cursor of a second list', { deathsAfter: 'MTIz' }, '/kills?deathsAfter=MTIz'],
    ['an order too', { sort: 'time', period: 'thisWeek' }, '/kills?period=thisWeek'],
    ['a parameter twice', { period: ['lastWeek', 'thisWeek'] }, '/kills?period=lastWeek'],
  ])('with %s is not listed', (_, query, canonical) => {
    expect(kills(query)).toMatchObject({ canonical, noindex: true });
  });
});

it('lists what a parameter makes a page of its own', () => {
  const runs = { path: routes.instanceRuns, own: { instance: '60' }, filter: RUN_FILTER };
  expect(indexingOf({ ...runs, query: { instance: '60' } })).toMatchObject({
    canonical: '/instance-runs?instance=60',
    noindex: false,
  });
  expect(indexingOf({ ...runs, query: { instance: '60', avgItemRatingMin: '100' } })).toMatchObject({
    canonical: '/instance-runs?avgItemRatingMin=100&instance=60',
    noindex: true,
  });
});

it('gives a page that is about more than its lists one address, whatever page of them is shown', () => {
  for (const path of [
    routes.home,
    routes.guilds,
    routes.character('7'),
    routes.kill('7'),
    routes.item('7'),
  ]) {
    const asked = { path, query: { after: 'MTIz', deathsAfter: 'MTIz' }, filter: FIGHTER.filter };
    expect(indexingOf(asked)).toMatchObject({ canonical: path, noindex: false });
  }
  const members = routes.guild('7', '/members');
  expect(indexingOf({ path: members, query: { after: 'MTIz' } })).toMatchObject({
    canonical: `${members}?after=MTIz`,
    noindex: true,
  });
});

it('lists the parts of a catalogue, with their further pages', () => {
  const items = (query: Record<string, string>) =>
    indexingOf({ path: routes.items, query, filter: ITEM_FILTER });
  expect(items({ type: 'AXE', rarity: 'RARE', after: 'MTIz', sort: 'name' })).toMatchObject({
    canonical: '/items?after=MTIz&rarity=RARE&type=AXE',
    noindex: false,
  });
  expect(items({ type: 'AXE', career: 'SLAYER' })).toMatchObject({ noindex: true });
});

it('lists no search and no comparison', () => {
  for (const path of [routes.searchResults('axe'), routes.comparison('7'), routes.skirmishDamage('7', '8')]) {
    expect(indexingOf({ path }), path).toMatchObject({ canonical: path, noindex: true });
  }
});
