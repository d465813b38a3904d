import { expect, it } from 'vitest';
import { parseFilter } from './filter.ts';
import { REWARD_FILTER } from './career-choice.ts';

it('offers all careers and each in the order of their values', () => {
  const values = REWARD_FILTER.fields.career.options.map(({ value }) => value);
  expect(values).toHaveLength(25);
  expect(values.slice(0, 4)).toEqual(['all', 'ARCHMAGE', 'BLACK_GUARD', 'BLACK_ORC']);
  expect(values.slice(1)).toEqual(values.slice(1).toSorted());
});

it('takes what is no career for all', () => {
  for (const career of ['', 'all', 'PALADIN', 'toString']) {
    expect(parseFilter(REWARD_FILTER, { career })).toEqual({ career: 'all' });
  }
  expect(parseFilter(REWARD_FILTER, { career: 'ZEALOT' })).toEqual({ career: 'ZEALOT' });
});
