import { expect, it } from 'vitest';

import { readFormat, timeTexts, TODAY, writeFormat } from './time-format.ts';

const NOON = { time: '12:46', day: '21 November 2026', zone: 'UTC' };

it.each([
  ['stacked', ['12:46', ' 21 November 2026 UTC']],
  ['sentence', ['', '21 November 2026, 12:46 UTC']],
  ['day', ['', '21 November 2026']],
  ['time', ['', '12:46']],
] as const)('writes a moment as %s', (variant, texts) => {
  expect(timeTexts(variant, NOON)).toEqual(texts);
});

it('says of a time of today that it is', () => {
  const today = { ...NOON, day: TODAY };
  expect(timeTexts('sentence', today)).toEqual(['', 'today 12:46 UTC']);
  expect(timeTexts('stacked', today)).toEqual(['12:46', ' today UTC']);
  expect(timeTexts('day', today)).toEqual(['', 'today']);
});

it('reads what it has written, and nothing else', () => {
  for (const variant of ['stacked', 'sentence', 'day', 'time'] as const) {
    for (const precision of ['second', 'minute'] as const) {
      expect(readFormat(writeFormat({ variant, precision }))).toEqual({ variant, precision });
    }
  }
  for (const text of [undefined, '', 'long', 'toString second']) expect(readFormat(text)).toBeNull();
});
