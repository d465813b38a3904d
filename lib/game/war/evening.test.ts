import { expect, it } from 'vitest';

import { eveningOf, eveningParams, lastNightOf } from './evening.ts';

const at = (time: string) => Date.parse(time) / 1000;

it.each([
  ['2026-11-26T12:00:00Z', '2026-11-26T12:00:00Z'],
  ['2026-11-26T23:59:59Z', '2026-11-26T12:00:00Z'],
  ['2026-11-27T01:30:00Z', '2026-11-26T12:00:00Z'],
  ['2026-11-27T11:59:59Z', '2026-11-26T12:00:00Z'],
  ['2027-01-01T00:00:00Z', '2026-12-31T12:00:00Z'],
])('%s belongs to the evening from %s', (time, evening) => {
  expect(eveningOf(at(time))).toBe(at(evening));
});

it('ends at the next noon', () => {
  const evening = eveningOf(at('2026-11-27T01:30:00Z'));
  expect(eveningParams(evening)).toEqual({ from: '2026-11-26T12:00', to: '2026-11-27T12:00' });
});

it.each([
  ['2026-11-27T00:00:00Z', '2026-11-26T12:00:00Z'],
  ['2026-11-27T11:59:59Z', '2026-11-26T12:00:00Z'],
  ['2026-11-27T12:00:00Z', '2026-11-26T12:00:00Z'],
  ['2026-11-27T23:59:59Z', '2026-11-26T12:00:00Z'],
])('the last night of %s began on %s', (now, start) => {
  expect(lastNightOf(new Date(now))).toBe(at(start));
});
