import { expect, it } from 'vitest';

import { BROKEN, newTally } from './check.ts';
import { leafCheck } from './leaf-checks.ts';
import { timeCheck } from './time-checks.ts';

const tally = newTally();
const read = (type: string, value: unknown) => leafCheck(type)(value, tally);

it.each([
  ['Int', '4450121', 4_450_121],
  ['UnsignedInt', 12.4, 12],
  ['Long', -5, -5],
  ['Float', '1.5', 1.5],
  ['ID', 7, '7'],
  ['String', 7, '7'],
  ['Boolean', 'true', true],
  ['Boolean', 0, false],
  ['Realm', 'THIRD_REALM', 'THIRD_REALM'],
])('reads what means the same: %s %j', (type, value, read_) => {
  expect(read(type, value)).toBe(read_);
});

it.each([
  ['Int', 1e300],
  ['Int', 'NaN'],
  ['Int', ''],
  ['Int', null],
  ['Int', []],
  ['UnsignedInt', -1],
  ['Byte', 256],
  ['Float', Number.POSITIVE_INFINITY],
  ['ID', ''],
  ['ID', {}],
  ['String', true],
  ['String', ['a']],
  ['Boolean', 'yes'],
  ['Realm', {}],
])('takes nothing else: %s %j', (type, value) => {
  expect(read(type, value)).toBe(BROKEN);
});

const SECONDS = 1_763_748_000;

it.each([
  ['seconds', SECONDS],
  ['milliseconds', SECONDS * 1000],
  ['digits', String(SECONDS)],
  ['ISO 8601', '2025-11-21T18:00:00.000Z'],
  ['ISO 8601 with an offset', '2025-11-21T20:00:00+02:00'],
  ['ISO 8601 without a zone', '2025-11-21T18:00:00.1234567'],
])('reads moments told in %s', (_, value) => {
  expect(timeCheck('seconds')(value, tally)).toBe(SECONDS);
  expect(Number(timeCheck('milliseconds')(value, tally)) / 1000).toBeCloseTo(SECONDS, 0);
  expect(timeCheck('iso')(value, tally)).toMatch(/^2025-11-21T18:00:00\.\d{3}Z$/);
});

it('reads a moment that there never was as 0', () => {
  expect(timeCheck('milliseconds')('0001-01-01T00:00:00', tally)).toBe(0);
  expect(timeCheck('milliseconds')(0, tally)).toBe(0);
});

it('reads spans in seconds and milliseconds', () => {
  expect(timeCheck('span in seconds')('PT1M30.9S', tally)).toBe(90);
  expect(timeCheck('span in seconds')('00:01:30', tally)).toBe(90);
  expect(timeCheck('span in milliseconds')('PT1M30.9S', tally)).toBe(90_900);
  expect(timeCheck('span in milliseconds')(90_900.5, tally)).toBe(90_900.5);
  expect(timeCheck('span in seconds')('90', tally)).toBe(90);
});

it.each(['yesterday', '', null, {}, [], true, 1e300, Number.NaN])('takes %j for no time', (value) => {
  for (const form of ['seconds', 'iso', 'span in seconds'] as const) {
    if (form === 'span in seconds' && value === 1e300) continue;
    expect(timeCheck(form)(value, tally)).toBe(BROKEN);
  }
});
