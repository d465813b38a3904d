import { expect, it } from 'vitest';

import { eveningOf, eveningParams, lastEveningOf } from './attendance.ts';

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

it('sums up the newest evening alone', () => {
  const battle = (startTime: string, kills: number, deaths: number) => ({
    startTime: at(startTime),
    part: { kills, deaths },
  });
  const night = battle('2026-11-27T01:30:00Z', 5, 1);
  const evening = battle('2026-11-26T20:00:00Z', 9, 5);
  const before = battle('2026-11-26T11:00:00Z', 100, 100);
  const unknown = { startTime: at('2026-11-26T19:00:00Z'), part: null };
  expect(lastEveningOf([night, evening, unknown, before])).toEqual({
    evening: at('2026-11-26T12:00:00Z'),
    battles: 3,
    kills: 14,
    deaths: 6,
  });
  expect(lastEveningOf([])).toBeNull();
});
