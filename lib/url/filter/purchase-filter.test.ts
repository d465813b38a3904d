import { expect, it } from 'vitest';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { PURCHASE_FILTER } from './career-choice.ts';

it('offers all careers, in the order of the race pairings', () => {
  const { options } = PURCHASE_FILTER.fields.career;
  expect(options.map(({ value }) => value)).toEqual(['all', ...CAREER_ORDER]);
  expect(options).toHaveLength(25);
  for (const { label } of options) expect(label).toMatch(/^[A-Z][a-z]/);
});
