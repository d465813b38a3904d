import { expect, it } from 'vitest';

import { describeHeatmap, describeResults } from './describe-results.ts';

it('says that a scenario has no runs yet', () => {
  const scenario = { id: '2000', name: 'Gates of Ekrund', zone: { id: '30' } };
  const of = (runs: number) =>
    describeResults({
      scenario,
      results: { runs, orderWins: runs, destructionWins: 0, surrenders: 0, designEffect: 1 },
    }).title;
  expect([0, 1, 2].map(of)).toEqual([
    'Gates of Ekrund: who wins, no runs yet',
    'Gates of Ekrund: who wins, the result of one run',
    'Gates of Ekrund: who wins, results of 2 runs',
  ]);
});

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
