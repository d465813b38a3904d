import { expect, it } from 'vitest';
import { touchedMonths, wholeMonths } from './whole-months.ts';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const days = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) });

it('parts days into whole months and the days around them', () => {
  expect(wholeMonths(days('2026-01-31', '2026-03-01'))).toEqual({
    first: dayOf('2026-02-01'),
    last: dayOf('2026-03-01'),
    rest: [[dayOf('2026-01-31'), dayOf('2026-02-01')]],
  });
  expect(wholeMonths(days('2026-12-01', '2027-02-10'))).toEqual({
    first: dayOf('2026-12-01'),
    last: dayOf('2027-02-01'),
    rest: [[dayOf('2027-02-01'), dayOf('2027-02-10')]],
  });
});

it('finds no month within less than one, nor in no days', () => {
  const within = days('2026-01-02', '2026-01-31');
  expect(wholeMonths(within).rest).toEqual([[within.from, within.to]]);
  expect(wholeMonths(days('2026-01-20', '2026-02-10')).rest).toHaveLength(1);
  expect(wholeMonths(days('2026-02-10', '2026-02-10')).rest).toEqual([]);
  expect(wholeMonths(days('2026-02-10', '2025-02-10')).rest).toEqual([]);
});

it('has no rest where there is neither a beginning nor an end', () => {
  const { first, last, rest } = wholeMonths({ from: null, to: null });
  expect(rest).toEqual([]);
  expect([first < dayOf('1902-01-01'), last > dayOf('2038-01-19')]).toEqual([true, true]);
});

it('touches the months of the first and of the last day', () => {
  expect(touchedMonths(days('2026-01-31', '2026-03-01'))).toEqual({
    first: dayOf('2026-01-01'),
    last: dayOf('2026-03-01'),
  });
});
