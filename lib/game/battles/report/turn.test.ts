import { expect, it } from 'vitest';

import { loss, START } from './testing/battle-rows.ts';
import { turnKillers } from './turn.ts';

const TURN = { from: START + 60, to: START + 240, side: 'order', change: 3 } as const;
const by = (id: string, minute: number, side: 'order' | 'destruction' = 'order') =>
  loss({ by: side, minute, id: `${id} ${minute}`, killer: { id, name: `Player ${id}` } });

it('names who killed for the side that gained, within the minutes of the turn', () => {
  const losses = [
    by('1', 0.9),
    by('2', 3.9),
    by('2', 1),
    by('3', 1.5),
    by('4', 2, 'destruction'),
    by('5', 1.2),
    by('5', 4),
  ];
  expect(
    turnKillers(TURN, losses).map(({ killer, kills }) => [killer.id, kills.map(({ id }) => id)]),
  ).toEqual([
    ['2', ['2 1', '2 3.9']],
    ['5', ['5 1.2']],
    ['3', ['3 1.5']],
  ]);
  expect(turnKillers(TURN, [])).toEqual([]);
});
