import type { ReactNode } from 'react';

import { isOffered } from '#lib/api/offered.ts';
import type { BoardRow } from '#lib/game/boards/board.ts';
import { plain, thousands } from '#lib/format/number.ts';
import type { BoardOrder } from '#lib/game/boards/board-order.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { Column } from '../ui/table/column.ts';

/** The keys that a board's columns sort by. */
export const BOARD_KEYS: readonly BoardOrder[] = ['kills', 'deaths', 'ratio'];

/** The number of the column that a board is ordered by stands out. */
const figure = (text: string, isOrder: boolean): ReactNode =>
  isOrder ? <b className="tracking-figure">{text}</b> : text;

/**
 * The columns of a board.
 * @param header of whose board it is: "Player"
 * @param who shows the owner of a place
 * @param order its column is the emphasised one and, on narrow screens, the one that there is room for beside the kills
 */
export const boardColumns = <Owner,>(
  header: string,
  who: (owner: Owner) => ReactNode,
  order: BoardOrder,
): readonly Column<BoardRow<Owner>, BoardOrder>[] => [
  {
    header: 'Place',
    width: 'w-[60px]',
    cell: ({ place }) => <b className="tracking-figure text-accent">{plain(place)}</b>,
  },
  { header, names: true, narrow: 'shrinks', cell: ({ owner }) => who(owner) },
  {
    header: 'Kills',
    align: 'end',
    sortKey: 'kills',
    cell: ({ kills }) => figure(thousands(kills), order === 'kills'),
  },
  ...(isOffered('Query.kills(includeAssists:)')
    ? [
        {
          header: 'Took part',
          meaning: 'Kills with a part in them, as killer or by help.',
          align: 'end',
          narrow: 'hidden',
          cell: ({ partIn }: BoardRow<Owner>) => thousands(partIn ?? Number.NaN),
        } as const,
      ]
    : []),
  {
    header: 'Deaths',
    align: 'end',
    sortKey: 'deaths',
    narrow: 'hidden',
    cell: ({ deaths }) => figure(thousands(deaths), order === 'deaths'),
  },
  {
    header: 'K/D',
    meaning: 'Kills for every death; who never fell counts as if once.',
    align: 'end',
    sortKey: 'ratio',
    narrow: order === 'deaths' ? 'hidden' : undefined,
    cell: ({ kills, deaths }) => figure(killsPerDeath(kills, deaths), order === 'ratio'),
  },
  {
    header: 'Solo',
    meaning: 'Kills for which one attacker did all the damage.',
    align: 'end',
    narrow: 'hidden',
    cell: ({ solo }) => thousands(solo ?? Number.NaN),
  },
];
