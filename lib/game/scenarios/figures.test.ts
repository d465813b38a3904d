import { expect, test } from 'vitest';

import { API_FIGURES, FIGURES, figureText, figureWords } from './figures.ts';

test('figures read as they are in tables and sentences', () => {
  expect(figureText(0.3512)).toBe('0.35');
  expect(figureText(99.994)).toBe('99.99');
  expect(figureText(12_345.6)).toBe('12,346');
  expect(figureWords('deathBlows')).toBe('death blows');
  expect(FIGURES.map(({ value }) => value)).toEqual(Object.keys(API_FIGURES));
});
