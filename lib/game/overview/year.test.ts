import { expect, it } from 'vitest';

import { dayShades, yearDays, type YearDay, yearMonths, yearStart, yearWords } from './year.ts';

const DAY = 86_400;
/** A Wednesday. */
const NOW = new Date('2026-09-23T12:00:00Z');
const at = (day: string) => Date.parse(day) / 1000;
const days = (...of: readonly (readonly [string, number, number])[]): readonly YearDay[] =>
  of.map(([day, kills, deaths]) => ({ from: at(day), kills, deaths }));

it('has each day of 52 weeks up to yesterday', () => {
  const all = yearDays(
    { kills: new Map([[at('2026-09-22'), 3]]), deaths: new Map([[at('2025-09-29'), 2]]) },
    NOW,
  );
  expect(yearStart(NOW)).toBe(at('2025-09-29'));
  expect(all).toHaveLength(51 * 7 + 2);
  expect(all[0]).toEqual({ from: at('2025-09-29'), kills: 0, deaths: 2 });
  expect(all.at(-1)).toEqual({ from: at('2026-09-22'), kills: 3, deaths: 0 });
  expect(all.every(({ from }, day) => from === at('2025-09-29') + day * DAY)).toBe(true);
});

it('shades days by the root of their share of the liveliest', () => {
  const some = days(
    ['2026-09-01', 0, 0],
    ['2026-09-02', 1, 0],
    ['2026-09-03', 20, 5],
    ['2026-09-04', 60, 40],
  );
  expect(dayShades(some)).toEqual([0, 1, 2, 4]);
  expect(dayShades(days(['2026-09-01', 0, 0]))).toEqual([0]);
});

it('sums up months with fights, the newest first', () => {
  const some = days(['2026-08-31', 1, 2], ['2026-09-01', 0, 0], ['2026-09-02', 3, 0], ['2026-09-03', 0, 4]);
  expect(yearMonths(some)).toEqual([
    { from: at('2026-09-01'), days: 2, kills: 3, deaths: 4 },
    { from: at('2026-08-01'), days: 1, kills: 1, deaths: 2 },
  ]);
});

it.each([
  [days(['2026-09-01', 0, 0]), 'No kills and no deaths in the year up to yesterday.'],
  [days(['2026-09-01', 1, 0]), 'Kills or deaths on one day, 1 September 2026: 1 kill and 0 deaths.'],
  [
    days(['2026-09-01', 1, 0], ['2026-09-02', 0, 2]),
    'Kills or deaths on 2 days, the first on 1 September 2026. Most on 2 September 2026: 0 kills and 2 deaths.',
  ],
  [
    days(
      ['2026-08-30', 4, 0],
      ['2026-09-06', 4, 0],
      ['2026-09-13', 4, 1],
      ['2026-09-20', 4, 0],
      ['2026-09-22', 1, 0],
    ),
    'Kills or deaths on 5 days, the first on 30 August 2026. Most on 13 September 2026: 4 kills and 1 death. Sundays are the liveliest.',
  ],
  [
    days(['2026-08-30', 1, 0], ['2026-09-07', 1, 0], ['2026-09-15', 1, 0], ['2026-09-23', 1, 0]),
    'Kills or deaths on 4 days, the first on 30 August 2026. Most on 30 August 2026: 1 kill and 0 deaths.',
  ],
])('says what a year came to', (some, words) => {
  expect(yearWords(some)).toBe(words);
});
