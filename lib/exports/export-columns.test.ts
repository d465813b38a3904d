import { expect, test } from 'vitest';

import { columnsOf, partColumns, prefixed } from './export-columns.ts';

interface Player {
  readonly id: string;
  readonly rank: number;
}

const PLAYER = columnsOf<Player>()(
  { id: 'Id of {it}', rank: 'Rank of {it}' },
  { rank: ({ rank }) => rank + 1 },
);

test('a field of the members of a list is in one cell', () => {
  const [ids, count] = columnsOf<{ readonly wings: readonly { readonly id: string }[] }>()(
    { 'ids = wings.id as list': 'Their ids', 'count = wings.length': 'How many' },
    {},
  );
  const [two, none] = [['7', '9'], []].map((of) => ({ wings: of.map((id) => ({ id })) }));
  expect([two, none].map((row) => row && ids?.value(row))).toEqual(['7; 9', '']);
  expect([two, none].map((row) => row && count?.value(row))).toEqual([2, 0]);
});

test('columns are fields of the row, values of their own, or other columns in their place', () => {
  const kill = columnsOf<{ readonly time: number; readonly victim: Player | null }>()(
    { victim: '… a player', time: 'When' },
    {
      victim: prefixed(
        'victim',
        partColumns(({ victim }) => victim, PLAYER),
      ),
    },
  );
  expect(kill.map(({ name, about }) => [name, about])).toEqual([
    ['victimId', 'Id of the victim'],
    ['victimRank', 'Rank of the victim'],
    ['time', 'When'],
  ]);
  const cells = (victim: Player | null) => kill.map(({ value }) => value({ time: 5, victim }));
  expect(cells({ id: '7', rank: 0 })).toEqual(['7', 1, 5]);
  expect(cells(null)).toEqual([null, null, 5]);
});

test('the compiler asks for the value of a name that is no field, or whose field has no such form', () => {
  // @ts-expect-error A player has no guild.
  const [guild] = columnsOf<Player>()({ guild: 'The guild' }, {});
  // @ts-expect-error A number is no list.
  columnsOf<Player>()({ 'ranks = rank as list': 'All ranks' }, {});
  expect(guild?.value({ id: '7', rank: 1 })).toBeNull();
});
