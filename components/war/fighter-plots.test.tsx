import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { FighterPlots } from './fighter-plots.tsx';

const usual = { weeks: 0, low: null, median: null, high: null };

it('names the span with the most fighters', () => {
  const spans = [3, 7, 7].map((order, at) => ({ start: 1_795_809_600 + at * 300, order, destruction: 1 }));
  const hours = spans.map((span) => ({ ...span, usual }));
  const html = renderToStaticMarkup(<FighterPlots now={[]} fiveMinutes={spans} hours={hours} />);
  expect(html).toContain('The most, 8 in five minutes, on Friday at 20:05 UTC.');
});

it('names the hours of the day and the days of the week below the plots', () => {
  const spans = [1, 2, 3, 4, 5, 6, 7, 8].map((hour) => ({ start: hour * 10_800, order: 1, destruction: 0 }));
  const hours = spans.map((span) => ({ ...span, usual }));
  const html = renderToStaticMarkup(<FighterPlots now={[]} fiveMinutes={spans} hours={hours} />);
  const below = /<text[^>]* dy="18"[^>]*>([^<]*)/g;
  expect([...html.matchAll(below)].map(([, name]) => name)).toEqual([
    '06:00',
    '12:00',
    '18:00',
    '00:00',
    'Thu',
  ]);
});

it('is left standing where an answer has lost every span', () => {
  const html = renderToStaticMarkup(<FighterPlots now={[]} fiveMinutes={[]} hours={[]} />);
  expect(html.match(/Not known\./g)?.length).toBeGreaterThanOrEqual(2);
});
