import { expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { KILL_FILTER, killFilterWhere, timeRange } from './kill-filter.ts';

const at = (iso: string) => new Date(iso);
const seconds = (iso: string) => at(iso).getTime() / 1000;

test('reads the filter of an address', () => {
  expect(parseFilter(KILL_FILTER, { period: 'lastMonth', soloOnly: 'true' })).toEqual({
    period: 'lastMonth',
    soloOnly: true,
  });
  expect(parseFilter(KILL_FILTER, {})).toEqual({ period: 'all', soloOnly: false });
});

test.each(['', 'yesterday', 'constructor'])('takes the period %j for all time', (period) => {
  expect(parseFilter(KILL_FILTER, { period }).period).toBe('all');
});

test.each(['false', '1', 'TRUE', ''])('does not take soloOnly=%s for yes', (soloOnly) => {
  expect(parseFilter(KILL_FILTER, { soloOnly }).soloOnly).toBe(false);
});

test('offers every period once, all time first', () => {
  expect(KILL_FILTER.fields.period.options.map(({ value }) => value)).toEqual([
    'all',
    'thisWeek',
    'lastWeek',
    'thisMonth',
    'lastMonth',
  ]);
});

test('starts the week on Monday in UTC', () => {
  const monday = { gte: seconds('2026-11-16T00:00:00Z') };
  expect(timeRange('thisWeek', at('2026-11-16T00:00:00Z'))).toEqual(monday);
  expect(timeRange('thisWeek', at('2026-11-21T12:00:00Z'))).toEqual(monday);
  expect(timeRange('thisWeek', at('2026-11-22T23:59:59Z'))).toEqual(monday);
  expect(timeRange('thisWeek', at('2026-11-23T00:00:00Z'))).toEqual({ gte: seconds('2026-11-23T00:00:00Z') });
});

test('ends the last week where this one starts', () => {
  const now = at('2027-01-01T10:00:00Z');
  expect(timeRange('lastWeek', now)).toEqual({
    gte: seconds('2026-12-21T00:00:00Z'),
    lt: seconds('2026-12-28T00:00:00Z'),
  });
  expect(timeRange('lastWeek', now).lt).toBe(timeRange('thisWeek', now).gte);
});

test('crosses the year in a week', () => {
  expect(timeRange('thisWeek', at('2027-01-03T23:59:59Z'))).toEqual({ gte: seconds('2026-12-28T00:00:00Z') });
  expect(timeRange('lastWeek', at('2027-01-04T00:00:00Z'))).toEqual({
    gte: seconds('2026-12-28T00:00:00Z'),
    lt: seconds('2027-01-04T00:00:00Z'),
  });
});

test('starts the month on its first day in UTC', () => {
  expect(timeRange('thisMonth', at('2026-11-30T23:59:59Z'))).toEqual({
    gte: seconds('2026-11-01T00:00:00Z'),
  });
  expect(timeRange('thisMonth', at('2026-12-01T00:00:00Z'))).toEqual({
    gte: seconds('2026-12-01T00:00:00Z'),
  });
});

test.each([
  ['2027-01-01T00:00:00Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['2028-03-31T12:00:00Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
])('knows the month before %s', (now, from, to) => {
  expect(timeRange('lastMonth', at(now))).toEqual({ gte: seconds(from), lt: seconds(to) });
});

test('asks the contract only for a limited time', () => {
  const now = at('2026-11-21T12:00:00Z');
  expect(killFilterWhere({ period: 'all', soloOnly: true }, now)).toBeUndefined();
  expect(killFilterWhere({ period: 'thisMonth', soloOnly: false }, now)).toEqual({
    time: { gte: seconds('2026-11-01T00:00:00Z') },
  });
});
