import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ActivitySpan } from '#lib/game/overview/activity.ts';

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
