import { describe, expect, it } from 'vitest';

import { KILL_FILTER } from '../filter/kill-filter.ts';
import { filteredHref, hiddenFields, listAddress, listHref, otherList } from './list-address.ts';
import { rankedFilter } from '../filter/ranked-filter.ts';
import { routes } from '../routes.ts';
import { SKIRMISH_FILTER } from '../filter/skirmish-filter.ts';

describe('listAddress', () => {
  it('reads filter and cursor', () => {
    const list = listAddress(routes.kills, { period: 'thisWeek', after: 'MTIz' }, KILL_FILTER);
    expect(list.values).toMatchObject({ period: 'thisWeek', soloOnly: false, zone: 'all' });
    expect(list.cursor).toEqual({ after: 'MTIz' });
  });

  it('forgets what the page does not understand', () => {
    const noise = { toString: '1', constructor: '1', __proto__: '1', utm_source: 'x', after: '<script>' };
    const query = { ...noise, period: 'lastWeek', sort: 'kills' };
    expect(listAddress(routes.kills, query, KILL_FILTER).params).toEqual({
      period: 'lastWeek',
      sort: 'kills',
    });
    expect(listAddress(routes.kills, noise).params).toEqual({});
  });

  it('forgets values that are no filter', () => {
    const query = { period: 'toString', soloOnly: '1', after: 'MTIz' };
    expect(listAddress(routes.kills, query, KILL_FILTER).params).toEqual({ after: 'MTIz' });
  });

  it('keeps the mark of a player', () => {
    const list = listAddress(routes.scenario('1'), { pin: '4711', sort: 'damage' });
    expect(listHref(list, { sort: 'kills' })).toBe('/scenario/1?pin=4711&sort=kills');
    expect(listAddress(routes.scenario('1'), { pin: '007' }).params).toEqual({});
  });

  it('gives another list of the page a cursor of its own', () => {
    const list = listAddress(routes.character('7'), { after: 'a', deathsBefore: 'b' }, KILL_FILTER);
    expect(otherList(list, 'deaths').cursor).toEqual({ before: 'b' });
    expect(otherList(list, 'deaths').params).toEqual(list.params);
  });
});

describe('listHref', () => {
  it('is one address for one view', () => {
    const href = (query: Record<string, string>) => listHref(listAddress(routes.kills, query, KILL_FILTER));
    expect(href({ soloOnly: 'true', period: 'thisWeek' })).toBe('/kills?period=thisWeek&soloOnly=true');
    expect(href({ period: 'thisWeek', soloOnly: 'true' })).toBe('/kills?period=thisWeek&soloOnly=true');
  });

  it('drops empty and default values, by the filter of the list', () => {
    const list = listAddress(routes.kills, { period: 'all', soloOnly: '' }, KILL_FILTER);
    expect(listHref(list)).toBe('/kills');
    expect(listHref(list, { period: 'all' })).toBe('/kills');
    const ranked = listAddress(routes.ranked, { type: 'solo' }, rankedFilter([]));
    expect(listHref(ranked)).toBe('/ranked-leaderboard');
    expect(listHref(ranked, { type: 'group' })).toBe('/ranked-leaderboard?type=group');
    expect(listHref(listAddress(routes.skirmishes, {}, SKIRMISH_FILTER), { type: 'all' })).toBe(
      '/skirmishes',
    );
  });

  it('encodes what it is given', () => {
    expect(listHref(listAddress(routes.kills, {}), { query: 'a&b=c d#é' })).toBe(
      '/kills?query=a%26b%3Dc+d%23%C3%A9',
    );
  });
});

describe('filteredHref', () => {
  const query = { sort: 'kills', period: 'thisWeek', after: 'a', deathsBefore: 'b' };
  const list = listAddress(routes.character('7'), query, KILL_FILTER);

  it('starts at the first row of every list', () => {
    expect(filteredHref(list, 'soloOnly', 'true')).toBe(
      '/character/7?period=thisWeek&soloOnly=true&sort=kills',
    );
  });

  it('forgets a field without a value', () => {
    expect(filteredHref(list, 'period', null)).toBe('/character/7?sort=kills');
  });
});

describe('hiddenFields', () => {
  it('drops every cursor and keeps the rest', () => {
    const query = { period: 'thisWeek', soloOnly: 'true', after: 'a', deathsBefore: 'b' };
    const list = listAddress(routes.character('7'), query, KILL_FILTER);
    expect(hiddenFields(list, ['period'])).toEqual([{ name: 'soloOnly', value: 'true' }]);
  });
});
