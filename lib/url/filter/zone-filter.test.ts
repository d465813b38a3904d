import { expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { boundsOf, MAP_FILTER, monthsUntil, monthWords, spanWords, ZONE_FILTER } from './zone-filter.ts';

const NOW = new Date('2026-03-01T12:34:56Z');

it('bounds a span by whole minutes, until the end of the running one', () => {
  const { from, to } = boundsOf('hours', NOW);
  expect([from, to].map((second) => new Date(second * 1000).toISOString())).toEqual([
    '2026-03-01T10:34:00.000Z',
    '2026-03-01T12:35:00.000Z',
  ]);
  expect(boundsOf('month', NOW).to - boundsOf('month', NOW).from).toBe(30 * 86_400 + 60);
  expect(spanWords('week')).toBe('in the last 7 days');
});

it('bounds a day in UTC, and a running one by the running minute', () => {
  const day = (span: `${number}-${number}-${number}`) => {
    const { from, to } = boundsOf(span, NOW);
    return [from, to].map((second) => new Date(second * 1000).toISOString().slice(0, 16));
  };
  expect(day('2026-02-28')).toEqual(['2026-02-28T00:00', '2026-03-01T00:00']);
  expect(day('2026-03-01')).toEqual(['2026-03-01T00:00', '2026-03-01T12:35']);
  expect(day('2026-03-02')).toEqual(['2026-03-02T00:00', '2026-03-02T00:00']);
  expect(spanWords('2026-02-28')).toBe('on 28 Feb 2026 (UTC)');
});

it('names the month that is chosen, and says that the running one is not over', () => {
  expect(monthWords('2025-12', NOW)).toBe('December 2025');
  expect(monthWords('this', new Date('2026-11-21'))).toBe('November 2026 so far');
});

it('offers the months before the running one, and an older one that is chosen', () => {
  const months = monthsUntil(NOW, 'this');
  expect(months.map(({ value }) => value)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
    '2025-10',
    '2025-09',
  ]);
  expect(months[2]?.label).toBe('December 2025');
  expect(monthsUntil(NOW, '2026-01')).toHaveLength(6);
  expect(monthsUntil(NOW, '2024-05').at(-1)).toEqual({ value: '2024-05', label: 'May 2024' });
});

it.each([
  [{}, { period: 'month', layer: 'kills', month: 'this' }],
  [
    { period: 'day', layer: 'creatures', month: '2025-12' },
    { period: 'day', layer: 'creatures', month: '2025-12' },
  ],
  [
    { period: 'toString', layer: '__proto__', month: '2025-13' },
    { period: 'month', layer: 'kills', month: 'this' },
  ],
  [{ period: '2026-02-28' }, { period: '2026-02-28', layer: 'kills', month: 'this' }],
  [{ period: '2026-02-30' }, { period: 'month', layer: 'kills', month: 'this' }],
  [{ period: '2026-02-28T10:00' }, { period: 'month', layer: 'kills', month: 'this' }],
  [{ month: '9999-01' }, { period: 'month', layer: 'kills', month: 'this' }],
])('reads %j out of the address of a zone', (query, values) => {
  expect(parseFilter(ZONE_FILTER, query)).toEqual(values);
});

it.each([
  ['12', 12],
  ['40', 40],
  ['41', 0],
  ['-1', 0],
  ['1e3', 0],
])('reads level %s of the map', (level, found) => {
  expect(parseFilter(MAP_FILTER, { level })).toEqual({ period: 'hours', level: found });
});
