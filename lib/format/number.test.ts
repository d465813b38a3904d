import { expect, test } from 'vitest';
import { decimal, fixed, percent, plain, plural, share, thousands } from './number.ts';

test('groups thousands', () => {
  expect(thousands(0)).toBe('0');
  expect(thousands(999)).toBe('999');
  expect(thousands(2184)).toBe('2,184');
  expect(thousands(4_294_967_295)).toBe('4,294,967,295');
  expect([-7, -2184, 12.6].map(thousands)).toEqual(['-7', '-2,184', '13']);
});

test('prints as many decimals as a number needs', () => {
  expect(['3', '3.4', '3.46']).toEqual([3, 3.4, 3.456].map((n) => decimal(n, 2)));
  expect([0, 0.004, 2.999].map((n) => decimal(n, 2))).toEqual(['0', '0', '3']);
  expect(decimal(1234.5, 2)).toBe('1,234.5');
});

test('prints a percentage to the digits asked', () => {
  expect(percent(362, 1000, 1)).toBe('36.2');
  expect(percent(1, 3, 2)).toBe('33.33');
  expect(percent(5, 5, 1)).toBe('100.0');
});

test('guards against an empty whole', () => {
  expect(percent(0, 0, 1)).toBe('0.0');
  expect(percent(3, 0, 2)).toBe('0.00');
  expect(share(0, 0)).toBe(0);
});

test('keeps a share between 0 and 100', () => {
  expect(share(1, 4)).toBe(25);
  expect(share(5, 4)).toBe(100);
  expect(share(-1, 4)).toBe(0);
});

test('chooses the word for a count', () => {
  expect([0, 1, 2].map((n) => plural(n, 'kill', 'kills'))).toEqual(['kills', 'kill', 'kills']);
});

test('prints a dash for a number that is not known', () => {
  const unknown = Number.NaN;
  const printed = [thousands(unknown), decimal(unknown, 1), plain(unknown), fixed(unknown, 1)];
  expect(printed).toEqual(['–', '–', '–', '–']);
  expect(fixed(36, 1)).toBe('36.0');
  expect([plain(40), plain(1000)]).toEqual(['40', '1000']);
});
