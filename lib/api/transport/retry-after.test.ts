import { expect, it } from 'vitest';
import { secondsToWait } from '#lib/api/remote-transport.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

it.each([
  ['30', 30],
  [' 5 ', 5],
  ['0', 0],
  ['86400', 86_400],
  ['Sun, 22 Nov 2026 12:00:20 GMT', 20],
  ['Sun, 22 Nov 2026 13:00:00 GMT', 3_600],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s as %s seconds', (header, seconds) => {
  expect(secondsToWait(header, NOW)).toBe(seconds);
});
