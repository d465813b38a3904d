import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { FighterPlots } from './fighter-plots.tsx';

const usual = { weeks: 0, low: null, median: null, high: null };

it('names the span with the most fighters', () => {
  const spans = [3, 7, 7].map((order, at) => ({ start: 1_795_809_600 + at * 300, order, destruction: 1 }));
  const hours = spans.map((span) => ({ ...span, usual }));
  const html = renderToStaticMarkup(<FighterPlots fiveMinutes={spans} hours={hours} />);
  expect(html).toContain('The most, 8 in five minutes, on Friday at 20:05 UTC.');
});

it('names the hours of the day and the days of the week below the plots', () => {
  const spans = [1, 2, 3, 4, 5, 6, 7, 8].map((hour) => ({ start: hour * 10_800, order: 1, destruction: 0 }));
  const hours = spans.map((span) => ({ ...span, usual }));
  const html = renderToStaticMarkup(<FighterPlots fiveMinutes={spans} hours={hours} />);
  const below = /<text[^>]* dy="18"[^>]*>([^<]*)/g;
  expect([...html.matchAll(below)].map(([, name]) => name)).toEqual([
    '06:00',
    '12:00',
    '18:00',
    '00:00',
    'Thu',
  ]);
  expect(html).toContain('<text x="12.5%" y="100%" dy="18"');
});

it('is left standing where an answer has lost every span', () => {
  const html = renderToStaticMarkup(<FighterPlots fiveMinutes={[]} hours={[]} />);
  expect(html.match(/Not known\./g)?.length).toBeGreaterThanOrEqual(2);
});

it('draws the hours in front of what is usual, and lists the latest first', async () => {
  const hours = [
    {
      start: 1_763_748_000,
      order: 30,
      destruction: 10,
      usual: { weeks: 8, low: 20, median: 30.4, high: 80 },
    },
    { start: 1_763_751_600, order: 60, destruction: 10, usual: { ...usual, high: 5 } },
    { start: 1_763_755_200, order: 0, destruction: 0, usual: { ...usual, low: 1 } },
  ];
  const { html, rows, text } = await rendered(<FighterPlots fiveMinutes={hours} hours={hours} />);
  // Of 80, the highest of what is usual, which is at 6 % of the height.
  expect(html).toContain('d="M0.1 100V53.0h.8V100zM1.1 100V17.8h.8V100zM2.1 100V100.0h.8V100z"');
  expect(html).toContain('d="M0 76.5V6.0h1V76.5z"');
  expect(html).toContain('d="M0 50v-23h1V50zM1 50v-46h1V50z"');
  expect(html).toContain('viewBox="0 0 3 100"');
  expect(rows).toEqual([
    ['From (UTC)', 'Order', 'Destruction'],
    ['21 Nov 20:00', '0', '0'],
    ['21 Nov 19:00', '60', '10'],
    ['21 Nov 18:00', '30', '10'],
    ['From (UTC)', 'Order', 'Destruction', 'Usual'],
    ['21 Nov 20:00', '0', '0', '0 of 3 weeks known'],
    ['21 Nov 19:00', '60', '10', '0 of 3 weeks known'],
    ['21 Nov 18:00', '30', '10', '30 (20 to 80)'],
  ]);
  expect(text).toContain('Order by five minutes, above the line Destruction, below it');
  expect(text).toContain(
    'The last 7 days The most, 70 in an hour, on Friday at 19:00 UTC. 0 20 40 60 80 Both realms by hour Usual, between',
  );
  expect(html).toMatch(/<text x="0%" y="100%" dy="18" text-anchor="middle">18:00</);
});

it('says that none fought', async () => {
  const quiet = [{ start: 43_200, order: 0, destruction: 0, usual }];
  const { text, html } = await rendered(<FighterPlots fiveMinutes={quiet} hours={quiet} />);
  expect(text.match(/No character fought\./g)).toHaveLength(2);
  expect(html).toContain('d="M0.1 100V100.0h.8V100z"');
});
