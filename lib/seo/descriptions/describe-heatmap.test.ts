import { expect, it } from 'vitest';

import { describeHeatmap } from './describe-heatmap.ts';

it('counts who fell', () => {
  expect(describeHeatmap('Praag', 1204)).toEqual({
    title: 'Kills in Praag, heatmap of the last 30 days',
    description:
      'Where 1,204 players fell in Praag in the last 30 days. ' +
      'Every kill in the open and around keeps, on the map of the zone.',
  });
});
