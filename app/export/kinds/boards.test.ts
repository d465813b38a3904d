import { expect, it } from 'vitest';

import { markdown } from '#lib/exports/text/writers.ts';

import { boardBlock } from './board-texts.ts';

const LONGEST = 'Éthelwÿnn'.padEnd(24, 'W');

const BOARD = {
  rows: Array.from({ length: 25 }, (_, index) => ({
    place: 76 + index,
    sharedBy: 1,
    kills: 123_456,
    partIn: 234_567,
    deaths: 123_456,
    solo: index === 1 ? null : 12_345,
    owner: { id: String(index), name: LONGEST },
  })),
  pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: '75', endCursor: '100' },
  listed: 100,
  of: 100,
  cutTie: null,
  names: [],
};

const block = (marked: string | null = null) =>
  boardBlock(
    { ...BOARD, marked },
    {
      header: 'Player',
      period: 'Week 47, 2026',
      chosen: ['Realm: Order'],
      kind: { header: 'Career', of: () => 'Knight of the Blazing Sun' },
    },
  );

it('keeps ten places of the longest names below 2,000 characters', () => {
  const { rows, columns, facts } = block();
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(facts).toBe('From the 100 with the most kills, Week 47, 2026, Realm: Order');
  const text = markdown({ ...block(), link: `https://ledger.example/${'x'.repeat(80)}` });
  expect(text.length).toBeLessThan(2_000);
  expect(text.split('\n').filter((line) => line.includes(LONGEST))).toHaveLength(10);
  expect(text).toContain('\nand 15 more on the page\n');
});

it('says how many of the places are listed', () => {
  const few = boardBlock(
    { ...BOARD, listed: 57, cutTie: { place: 65, more: 23 }, marked: null },
    {
      header: 'Player',
      period: 'Week 47, 2026',
      chosen: ['Realm: Order'],
      kind: { header: 'Career', of: () => 'Choppa' },
    },
  );
  expect(few.facts).toBe(
    'From 57 of the 100 with the most kills, Week 47, 2026, Realm: Order, 23 more share place 65 by kills',
  );
});

it('says that there is one place', () => {
  const one = boardBlock(
    { ...BOARD, listed: 1, of: 1, marked: null },
    { header: 'Guild', period: 'Week 48, 2026', chosen: [], kind: { header: 'Realm', of: () => '' } },
  );
  expect(one.facts).toBe('The only one with kills, Week 48, 2026');
});

it('says that nobody killed anybody', () => {
  const none = boardBlock(
    { ...BOARD, rows: [], listed: 0, of: 0, marked: null },
    { header: 'Guild', period: 'Week 48, 2026', chosen: [], kind: { header: 'Realm', of: () => '' } },
  );
  expect(none.facts).toBe('No kills, Week 48, 2026');
});

it('has a dash for solo kills that could not be counted', () => {
  expect(
    block()
      .rows.map((row) => row.at(-1))
      .slice(0, 2),
  ).toEqual(['12,345', '–']);
});

it('marks whom the address marks', () => {
  expect(block('3').marked).toBe(3);
  expect(block().marked).toBeUndefined();
});
