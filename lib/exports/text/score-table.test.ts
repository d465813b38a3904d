import { expect, test } from 'vitest';

import { scoreTable, type ScoreEntry } from './score-table.ts';

const entry = (id: number, rest: Partial<ScoreEntry> = {}): ScoreEntry => ({
  character: { id: String(id), name: `Player ${id}`, career: 'BRIGHT_WIZARD' },
  guild: null,
  damage: 1000 * id,
  ...rest,
});

const SCORES = Array.from({ length: 12 }, (_, index) => entry(index + 1));
const KEYS = { keys: ['damage', 'healing'], sortKeys: ['damage', 'career', 'guild', 'level'] } as const;
const table = (query: Record<string, string>, scores = SCORES) => scoreTable(scores, { ...KEYS, query });

test('holds the rows as they come', () => {
  const { columns, rows, marked } = table({});
  expect(columns.map(({ header }) => header)).toEqual(['Name', 'Damage', 'Healing']);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual(['Player 1', '1,000', '0']);
  expect(marked).toBeUndefined();
});

test('adds what it is sorted by, once', () => {
  const headers = (sort: string) => table({ sort }).columns.map(({ header }) => header);
  expect(headers('level')).toEqual(['Name', 'Damage', 'Healing', 'Level']);
  expect(headers('damage')).toEqual(['Name', 'Damage', 'Healing']);
  expect(headers('toString')).toEqual(['Name', 'Damage', 'Healing']);
  expect(table({ sort: 'career' }, [entry(1)]).rows[0]?.at(-1)).toBe('Bright Wizard');
  expect(table({ sort: 'guild' }, [entry(1)]).rows[0]?.at(-1)).toBe('');
});

test('marks who is among the rows', () => {
  expect(table({ pin: '3' }).marked).toBe(2);
  expect(table({ pin: 'nobody' }).marked).toBeUndefined();
});
