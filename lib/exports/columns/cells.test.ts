import { expect, test } from 'vitest';

import { isoTime } from './cells.ts';

test.each([
  [1_795_178_812, '2026-11-20T12:46:52.000Z'],
  ['2026-11-20T12:46:52', '2026-11-20T12:46:52.000Z'],
  ['2026-11-20T13:46:52+01:00', '2026-11-20T12:46:52.000Z'],
  ['never', null],
])('%j is %j in UTC', (value, text) => {
  expect(isoTime(value)).toBe(text);
});
