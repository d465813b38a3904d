import { expect, it } from 'vitest';
import { VanishedRows } from './vanished.ts';

it('takes a row for removed that three whole answers in a row do not tell of', () => {
  const vanished = new VanishedRows();
  const note = (...told: readonly string[]) => vanished.note(['a-1', 'b-2', 'c-3'], told);
  expect(note('A1', 'b-2')).toEqual([]);
  expect(note('A1', 'b-2')).toEqual([]);
  expect(note('A1', 'B-2', 'c3')).toEqual([]);
  expect(note('a-1', 'b-2')).toEqual([]);
  expect(note('a-1', 'b-2')).toEqual([]);
  expect(note('a-1', 'b-2')).toEqual(['c-3']);
  expect(note('a-1', 'b-2')).toEqual([]);
});

it('does not believe an answer that lacks most of many rows', () => {
  const vanished = new VanishedRows();
  const archived = ['1', '2', '3', '4', '5', '6'];
  for (let round = 0; round < 9; round += 1) expect(vanished.note(archived, ['1', '2'])).toEqual([]);
});
