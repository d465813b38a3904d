import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { FigureList } from './figure-list.tsx';

const shown = (partIn: number | null) =>
  renderToStaticMarkup(
    <FigureList
      figures={{ sample: sampleOf(194, 40, { partIn }), places: null, ratings: [] }}
      placeHref={() => '/leaderboard'}
      filtered={false}
    />,
  ).replaceAll(/<[^>]*>/g, '|');

it('shows the kills with a part in them, and leaves out what is not counted', () => {
  expect(shown(366)).toMatch(/Took part in\|+366\|+kills, 194 of them as killer/);
  expect(shown(null)).not.toContain('Took part in');
});
