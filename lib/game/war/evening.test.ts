import { expect, it } from 'vitest';

import { chosenEvening, eveningOf, eveningParams, lastNightOf } from './evening.ts';

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

it('knows the evening that an address chooses, and nothing else', () => {
  const evening = at('2026-11-26T12:00:00Z');
  const params = eveningParams(evening);
  expect(chosenEvening(params)).toBe(evening);
  expect(chosenEvening({ ...params, soloOnly: 'true' })).toBeNull();
  expect(chosenEvening({ from: params.from })).toBeNull();
  expect(chosenEvening({ ...params, to: '2026-11-28T12:00' })).toBeNull();
  expect(chosenEvening({ from: '2026-11-26', to: '2026-11-27' })).toBeNull();
  expect(chosenEvening({ from: '2026-11-26T13:00', to: '2026-11-27T13:00' })).toBeNull();
  expect(chosenEvening({})).toBeNull();
});
