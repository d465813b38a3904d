import { expect, it } from 'vitest';

import { scenarioTotals, topPlayers } from './scenario-totals.ts';

const score = (id: string, team: number, damage: number, deathBlows = 0) => ({
  character: { id },
  team,
  damage,
  deathBlows,
  healing: 0,
  protection: Number.NaN,
});

it('adds a scoreboard up by side, and counts who came back once', () => {
  const totals = scenarioTotals([
    score('1', 0, 10, 1),
    score('1', 0, 5),
    score('2', 0, 7),
    score('3', 1, 9, 2),
  ]);
  expect(totals).toEqual({
    players: { order: 2, destruction: 1 },
    deathBlows: { order: 1, destruction: 2 },
    damage: { order: 22, destruction: 9 },
    healing: { order: 0, destruction: 0 },
  });
});

it('keeps what the API does not tell unknown', () => {
  expect(scenarioTotals([score('1', 0, Number.NaN)]).damage).toEqual({ order: NaN, destruction: 0 });
});

it('finds the best by each attribute, and null if all have none', () => {
  const [one, other] = [score('1', 0, 10), score('2', 1, 7, 3)];
  expect(topPlayers([one, other])).toEqual({
    damage: one,
    healing: null,
    deathBlows: other,
    protection: null,
  });
});
