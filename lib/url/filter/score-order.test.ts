import { describe, expect, it } from 'vitest';

import { SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';

import { listAddress } from '../paging/list-address.ts';
import { routes } from '../routes.ts';
import { parseScoreSort, wholeSortHref } from './score-order.ts';
import { sortHref } from '../paging/sort-href.ts';

describe('parseScoreSort', () => {
  it('knows every key of its scoreboard and none else', () => {
    for (const key of SKIRMISH_SORT_KEYS) {
      expect(parseScoreSort({ sort: key }, SKIRMISH_SORT_KEYS)).toEqual({ key, descending: true });
    }
    expect(parseScoreSort({ sort: 'career' }, SKIRMISH_SORT_KEYS)).toBeNull();
    expect(parseScoreSort({ sort: 'constructor' }, SKIRMISH_SORT_KEYS)).toBeNull();
    expect(parseScoreSort({}, SKIRMISH_SORT_KEYS)).toBeNull();
  });

  it('is descending unless the address says asc', () => {
    expect(parseScoreSort({ sort: 'kills', dir: 'asc' }, SKIRMISH_SORT_KEYS)?.descending).toBe(false);
    expect(parseScoreSort({ sort: 'kills', dir: 'up' }, SKIRMISH_SORT_KEYS)?.descending).toBe(true);
  });
});

describe('sortHref', () => {
  it('drops the cursor and the default order', () => {
    const byDefault = { key: 'deathBlows', descending: true } as const;
    const list = listAddress(routes.skirmish('1'), { after: 'abc', sort: 'level' });

    expect(sortHref(list, { key: 'kills', descending: false }, byDefault)).toBe(
      '/skirmish/1?dir=asc&sort=kills',
    );
    expect(sortHref(list, byDefault, byDefault)).toBe('/skirmish/1');
  });
});

it.each([{}, { pin: '4711' }, { pin: 'unknown', sort: 'level', dir: 'asc', noise: '1' }])(
  'is the same address for a scoreboard that is shown whole, from %o',
  (query) => {
    const path = routes.scenario('1');
    for (const descending of [true, false]) {
      const sort = { key: 'kills', descending } as const;
      expect(wholeSortHref(path, query, sort)).toBe(sortHref(listAddress(path, query), sort));
    }
  },
);
