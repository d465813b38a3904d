import { expect, test } from 'vitest';

import { isoTime, listCell } from './columns/cells.ts';
import { col, columnsOf, groupColumns } from './export-columns.ts';

interface Player {
  readonly id: string;
  readonly rank: number;
}

const PLAYER = columnsOf<Player>(
  col('id', 'Id of {it}', ({ id }) => id),
  col('rank', 'Rank of {it}', ({ rank }) => rank + 1),
);

const KILL = columnsOf<{ readonly time: number | null; readonly victim: Player | null }>(
  groupColumns('victim', ({ victim }) => victim, PLAYER),
  col('time', 'When', ({ time }) => time, isoTime),
);

test('columns stand in their order, those of a part under its name', () => {
  expect(KILL.map(({ name, about }) => [name, about])).toEqual([
    ['victimId', 'Id of the victim'],
    ['victimRank', 'Rank of the victim'],
    ['time', 'When'],
  ]);
});

test('a cell is in its form, and empty where the row has no value', () => {
  const cells = (...row: Parameters<(typeof KILL)[number]['value']>) =>
    KILL.map(({ value }) => value(...row));
  expect(cells({ time: 1_795_178_812, victim: { id: '7', rank: 0 } })).toEqual([
    '7',
    1,
    '2026-11-20T12:46:52.000Z',
  ]);
  expect(cells({ time: null, victim: null })).toEqual([null, null, null]);
});

test('the compiler refuses a property, a form and a value that do not fit', () => {
  const [guild] = columnsOf<Player>(
    // @ts-expect-error A player has no guild.
    col('guild', 'The guild', ({ guild }) => guild),
    // @ts-expect-error A number is no list.
    col('ranks', 'All ranks', ({ rank }) => rank, listCell),
    // @ts-expect-error A player is no cell.
    col('player', 'The player', (player) => player),
  );
  expect(guild?.value({ id: '7', rank: 1 })).toBeNull();
});
