import { expect, it } from 'vitest';

import { describeHeatmap } from './describe-results.ts';

it('says that there were no kills', () => {
  expect(describeHeatmap('Praag', 0).description).toBe(
    'No player fell in the open or around keeps of Praag in the last 30 days.',
  );
});

it('counts kills, not those who fell: some fell often', () => {
  expect(describeHeatmap('Praag', 1204)).toEqual({
    title: 'Kills in Praag, heatmap of the last 30 days',
    description:
      'Where 1,204 kills happened in Praag in the last 30 days. ' +
      'Every kill in the open and around keeps, on the map of the zone.',
  });
});
