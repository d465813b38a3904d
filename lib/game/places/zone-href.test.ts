import { expect, it } from 'vitest';

import { zoneDayHref } from './zone-href.ts';

it.each([
  ['105', 1_790_164_800, '/zone/105?period=2026-09-23'],
  ['105', '2026-09-23T23:59:59Z', '/zone/105?period=2026-09-23'],
  ['105', 'never', '/zone/105'],
  ['64999', 1_790_164_800, null],
])('leads to zone %s on the day of %s', (id, time, href) => {
  expect(zoneDayHref(id, time)).toBe(href);
});
