import { expect, it } from 'vitest';

import { isWorse } from './past-answer.ts';

const HOUR = 3_600_000;
const PAST = { data: { kill: { id: '7' }, other: null }, damaged: false, answeredAt: 0 };
const SOUND = { damaged: false, absent: [] };

it('keeps a good copy from what lost something', () => {
  expect(isWorse(SOUND, PAST, HOUR)).toBe(false);
  expect(isWorse({ ...SOUND, damaged: true }, PAST, HOUR)).toBe(true);
  expect(isWorse({ ...SOUND, damaged: true }, { ...PAST, damaged: true }, HOUR)).toBe(false);
});

it('does not believe for a day that something is gone', () => {
  const gone = { ...SOUND, absent: ['kill'] };
  expect(isWorse(gone, PAST, 23 * HOUR)).toBe(true);
  expect(isWorse(gone, PAST, 24 * HOUR)).toBe(false);
  expect(isWorse({ ...SOUND, absent: ['other'] }, PAST, HOUR)).toBe(false);
});
