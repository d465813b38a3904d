import { describe, expect, it } from 'vitest';

import {
  nextSort,
  parseScoreSort,
  SCENARIO_SORT_KEYS,
  SKIRMISH_SORT_KEYS,
  sortAddress,
  sortScores,
} from './score-sort.ts';

const row = (name: string, kills: number, guild: string | null) => ({ values: { name, kills, guild } });
const rows = [row('Bor', 3, 'Zeal'), row('Ärn', 3, null), row('Ano', 9, 'Ash'), row('Cid', 1, null)];
const names = (sorted: readonly { values: { name: string } }[]) => sorted.map(({ values }) => values.name);

describe('parseScoreSort', () => {
  it('knows every key of its scoreboard and none else', () => {
    for (const key of SCENARIO_SORT_KEYS) {
      expect(parseScoreSort({ sort: key }, SCENARIO_SORT_KEYS)).toEqual({ key, descending: true });
    }
    expect(parseScoreSort({ sort: 'career' }, SKIRMISH_SORT_KEYS)).toBeNull();
    expect(parseScoreSort({ sort: 'constructor' }, SCENARIO_SORT_KEYS)).toBeNull();
    expect(parseScoreSort({}, SCENARIO_SORT_KEYS)).toBeNull();
  });

  it('is descending unless the address says asc', () => {
    expect(parseScoreSort({ sort: 'kills', dir: 'asc' }, SCENARIO_SORT_KEYS)?.descending).toBe(false);
    expect(parseScoreSort({ sort: 'kills', dir: 'up' }, SCENARIO_SORT_KEYS)?.descending).toBe(true);
  });
});

describe('nextSort', () => {
  it('sorts descending first, then ascending, then descending again', () => {
    const once = nextSort(null, 'kills');
    const twice = nextSort(once, 'kills');

    expect(once).toEqual({ key: 'kills', descending: true });
    expect(twice).toEqual({ key: 'kills', descending: false });
    expect(nextSort(twice, 'kills')).toEqual(once);
    expect(nextSort(once, 'deaths')).toEqual({ key: 'deaths', descending: true });
  });
});

describe('sortScores', () => {
  it('puts equal rows in the order of their names', () => {
    expect(names(sortScores(rows, { key: 'kills', descending: true }))).toEqual(['Ano', 'Ärn', 'Bor', 'Cid']);
    expect(names(sortScores(rows, { key: 'kills', descending: false }))).toEqual([
      'Cid',
      'Ärn',
      'Bor',
      'Ano',
    ]);
  });

  it('puts rows without a value last in both directions', () => {
    expect(names(sortScores(rows, { key: 'guild', descending: true }))).toEqual(['Bor', 'Ano', 'Ärn', 'Cid']);
    expect(names(sortScores(rows, { key: 'guild', descending: false }))).toEqual([
      'Ano',
      'Bor',
      'Ärn',
      'Cid',
    ]);
  });

  it('leaves the rows alone without an order', () => {
    expect(sortScores(rows, null)).toBe(rows);
  });
});

describe('sortAddress', () => {
  it('drops the cursor and the default order', () => {
    const byDefault = { key: 'deathBlows', descending: true } as const;

    expect(sortAddress('/skirmish/1', { after: 'abc' }, { key: 'kills', descending: false }, byDefault)).toBe(
      '/skirmish/1?dir=asc&sort=kills',
    );
    expect(sortAddress('/skirmish/1', { after: 'abc', sort: 'kills' }, byDefault, byDefault)).toBe(
      '/skirmish/1',
    );
  });
});
