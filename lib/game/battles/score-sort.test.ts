import { describe, expect, it } from 'vitest';

import { nextSort, sortScores } from './score-sort.ts';

const row = (name: string, kills: number, guild: string | null) => ({ values: { name, kills, guild } });
const rows = [row('Bor', 3, 'Zeal'), row('Ärn', 3, null), row('Ano', 9, 'Ash'), row('Cid', 1, null)];
const names = (sorted: readonly { values: { name: string } }[]) => sorted.map(({ values }) => values.name);

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
});
