import { expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { KILL_FILTER, killFilterWhere, timeRange } from './kill-filter.ts';

/** The values of an address without a filter. */
const NONE = parseFilter(KILL_FILTER, {});

const whereOf = (params: Readonly<Record<string, string>>, now = at('2026-11-21T12:00:00Z')) =>
  killFilterWhere(parseFilter(KILL_FILTER, params), now);

const at = (iso: string) => new Date(iso);
const seconds = (iso: string) => at(iso).getTime() / 1000;

test('reads the filter of an address', () => {
  expect(parseFilter(KILL_FILTER, { period: 'lastMonth', soloOnly: 'true' })).toEqual({
    ...NONE,
    period: 'lastMonth',
    soloOnly: true,
  });
  expect(NONE).toMatchObject({ period: 'all', soloOnly: false, zone: 'all', from: '', levelAtMost: 0 });
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
    'lastNight',
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

test('asks the contract only for what is filtered', () => {
  expect(whereOf({})).toEqual({});
  expect(whereOf({ soloOnly: 'true' })).toEqual({});
  expect(whereOf({ period: 'thisMonth' })).toEqual({ time: { gte: seconds('2026-11-01T00:00:00Z') } });
  expect(whereOf({ zone: '6' })).toEqual({ zoneId: { eq: 6 } });
  expect(whereOf({ type: 'rvr' })).toEqual({ instanceId: { eq: null } });
  expect(whereOf({ type: 'scenario' })).toEqual({ instanceId: { neq: null } });
  expect(whereOf({ victimCareer: 'SHAMAN' })).toEqual({ victimCareer: { eq: 'SHAMAN' } });
  expect(whereOf({ levelMin: '16', levelMax: '40' })).toEqual({ victimLevel: { gte: 16, lte: 40 } });
});

test('counts the killer among the attackers', () => {
  expect(whereOf({ attackersMin: '1', attackersMax: '6' })).toEqual({ numAssists: { gte: 0, lte: 5 } });
});

test('includes both days', () => {
  expect(whereOf({ from: '2026-11-03', to: '2026-11-03' })).toEqual({
    time: { gte: seconds('2026-11-03T00:00:00Z'), lt: seconds('2026-11-04T00:00:00Z') },
  });
});

test('begins and ends at a minute', () => {
  expect(whereOf({ from: '2026-11-03T18:00+01:00', to: '2026-11-04T05:30' })).toEqual({
    time: { gte: seconds('2026-11-03T17:00:00Z'), lt: seconds('2026-11-04T05:30:00Z') },
  });
});

test.each(['2026-11-21T00:00:00Z', '2026-11-21T05:00:00Z', '2026-11-21T23:59:59Z'])(
  'has the night that ends at noon of the day of %s for the last one',
  (now) => {
    expect(timeRange('lastNight', at(now))).toEqual({
      gte: seconds('2026-11-20T12:00:00Z'),
      lt: seconds('2026-11-21T12:00:00Z'),
    });
  },
);

test('takes the narrower of period and days', () => {
  expect(whereOf({ period: 'lastMonth', from: '2026-10-20', to: '2026-11-20' })).toEqual({
    time: { gte: seconds('2026-10-20T00:00:00Z'), lt: seconds('2026-11-01T00:00:00Z') },
  });
});

test('tells the realm of a killer by the career', () => {
  const { killerCareer } = whereOf({ realm: 'order' });
  expect(killerCareer?.in).toHaveLength(12);
  expect(killerCareer?.in).toContain('BRIGHT_WIZARD');
  expect(whereOf({ realm: 'destruction', killerCareer: 'BRIGHT_WIZARD' })).toEqual({
    killerCareer: { eq: 'BRIGHT_WIZARD' },
    and: [{ killerCareer: { in: expect.arrayContaining(['ZEALOT']) } }],
  });
});

test.each<Readonly<Record<string, string>>>([
  { zone: '0' },
  { zone: '65536' },
  { zone: 'x' },
  { from: '2026-02-30' },
  { to: '2099-01-01' },
  { levelMin: '101' },
  { attackersMax: '-1' },
  { killerCareer: 'KNIGHT' },
  { realm: 'neutral' },
  { type: 'dungeon' },
])('takes %j for no filter', (params) => {
  expect(whereOf(params)).toEqual({});
});

test('offers zones by their names, and takes any other', () => {
  const { options } = KILL_FILTER.fields.zone;
  const labels = options.slice(1).map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted());
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(parseFilter(KILL_FILTER, { zone: '60' }).zone).toBe('60');
});
