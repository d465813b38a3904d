import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ActivitySpan } from '#lib/game/overview/activity.ts';

import { rendered } from '../testing/rendered.ts';
import { ActivityPlot } from './activity-plot.tsx';

const DAY = 86_400;
/** A Monday. */
const MONDAY = Date.parse('2026-11-23T00:00:00Z') / 1000;

const span = (from: number, days: number, kills: number, deaths: number): ActivitySpan => ({
  from: MONDAY + from * DAY,
  days,
  kills,
  deaths,
});

/** The sentence above the drawing, which is also its name. */
function said(spans: readonly ActivitySpan[]): string | undefined {
  const html = renderToStaticMarkup(<ActivityPlot spans={spans} />);
  const summary = /<p[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  expect(/aria-label="(.*?)"/.exec(html)?.[1] ?? summary).toBe(summary);
  return summary;
}

const DAYS = [span(0, 1, 2, 1), span(1, 1, 0, 0), span(2, 1, 17, 16)];

it('names the liveliest day where each day is known', () => {
  expect(said(DAYS)).toBe('19 kills and 17 deaths; the most on 25 November 2026: 17 kills and 16 deaths.');
});

it('names the liveliest week where some days are not known, however lively a day is that is', () => {
  expect(said([span(-21, 7, 100, 90), span(-14, 7, 1, 0), ...DAYS])).toBe(
    '120 kills and 107 deaths; the most in the week of 2 November 2026: 100 kills and 90 deaths.',
  );
  // A week of known days is their sum.
  expect(said([span(-7, 7, 20, 14), ...DAYS])).toBe(
    '39 kills and 31 deaths; the most in the week of 23 November 2026: 19 kills and 17 deaths.',
  );
});

it('is called after the weeks that it draws', () => {
  const title = (spans: readonly ActivitySpan[]) =>
    /Activity of [^<]*/.exec(renderToStaticMarkup(<ActivityPlot spans={spans} />))?.[0];
  expect(title(DAYS)).toBe('Activity of 1 week');
  expect(title([span(-14, 7, 1, 0), span(-7, 7, 0, 0), ...DAYS])).toBe('Activity of 3 weeks');
});

it('says that all was on one day', () => {
  expect(said([span(0, 1, 2, 1), span(1, 1, 0, 0)])).toBe('2 kills and 1 death, all on 23 November 2026.');
});

it('names no time where nothing happened', () => {
  expect(said([span(-7, 7, 0, 0), span(0, 1, 0, 0)])).toBe('No kills and no deaths in the last 26 weeks.');
});

const pathOf = (html: string, at: number) => [...html.matchAll(/<path [^>]*d="(.*?)"/g)][at]?.[1];
/** Four weeks of which the sums are known, and a day. */
const MONTH = [
  span(-28, 7, 14, 0),
  span(-21, 7, 0, 7),
  span(-14, 7, 7, 7),
  span(-7, 7, 0, 0),
  span(0, 1, 4, 1),
];

it('draws each span as high as the average of its days, beneath the names of its months', async () => {
  const { html, text } = await rendered(<ActivityPlot spans={MONTH} />);
  expect(pathOf(html, 0)).toBe('M0 50v-23h7V50zM14 50v-11.5h7V50zM28 50v-46h1V50z');
  expect(pathOf(html, 1)).toBe('M7 50v11.5h7V50zM14 50v11.5h7V50zM28 50v11.5h1V50z');
  expect(html).toContain('<text x="17.14%" y="100%" dy="18">Nov</text>');
  expect(text).toContain('Kills by day (UTC), above the line Deaths, below it');
  expect(text).toContain('A wide bar is a week, or this week so far, of which only the sum is known');
  const days = await rendered(<ActivityPlot spans={DAYS} />);
  expect(days.text).not.toContain('A wide bar');
  expect(days.html).not.toContain('dy="18"');
});

it('names a month that begins two weeks before the end, but none later', async () => {
  /** Weeks from the last of July to a Monday on which a month begins. */
  const until = (weeks: number) => Array.from({ length: weeks }, (_, week) => span(-119 + week * 7, 7, 1, 1));
  const monthsOf = async (weeks: number) =>
    [...(await rendered(<ActivityPlot spans={until(weeks)} />)).html.matchAll(/dy="18">(\w+)/g)].map(
      ([, name]) => name,
    );
  expect(await monthsOf(16)).toEqual(['Aug', 'Sep', 'Oct', 'Nov']);
  expect(await monthsOf(5)).toEqual(['Aug']);
});

it('lists the weeks with kills or deaths, the newest first', async () => {
  expect((await rendered(<ActivityPlot spans={MONTH} />)).rows).toEqual([
    ['Week from', 'Kills', 'Deaths'],
    ['23 November 2026', '4', '1'],
    ['9 November 2026', '7', '7'],
    ['2 November 2026', '0', '7'],
    ['26 October 2026', '14', '0'],
  ]);
});

it('draws nothing where nothing happened', async () => {
  for (const spans of [[], [span(-7, 7, 0, 0), span(0, 1, 0, 0)]]) {
    expect((await rendered(<ActivityPlot spans={spans} />)).html).not.toMatch(/<svg|<table/);
  }
  const even = await rendered(<ActivityPlot spans={[span(0, 1, 3, 3)]} />);
  expect(even.html).toContain('<svg');
  expect(even.text).toContain('3 kills and 3 deaths, all on 23 November 2026.');
});
