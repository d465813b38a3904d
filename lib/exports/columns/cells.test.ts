import { expect, test } from 'vitest';

import { isoTime, secondsBetween } from './cells.ts';

test.each([
  [1_795_178_812, '2026-11-20T12:46:52.000Z'],
  ['2026-11-20T12:46:52', '2026-11-20T12:46:52.000Z'],
  ['2026-11-20T13:46:52+01:00', '2026-11-20T12:46:52.000Z'],
  ['never', null],
])('%j is %j in UTC', (value, text) => {
  expect(isoTime(value)).toBe(text);
});

test('seconds are whole, and none where the end is not known or before the start', () => {
  expect(secondsBetween(1_795_178_812, 1_795_178_912)).toBe(100);
  expect(secondsBetween('2026-11-20T12:46:52.400Z', '2026-11-20T12:46:54Z')).toBe(2);
  expect(secondsBetween(1_795_178_812, 'never')).toBeNull();
  expect(secondsBetween(1_795_178_812, 1_795_178_800)).toBeNull();
});
