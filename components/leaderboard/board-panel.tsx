import { figure, ownerColumn, PLACE } from './board-columns.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import type { ReactNode } from 'react';
import type { Board, BoardRow } from '#lib/game/boards/board.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import { type BoardOrder, KILL_ORDERS } from '#lib/game/boards/board-order.ts';
import { filteredHref, type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import type { Edge } from '../ui/table/table-row.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { thousands } from '#lib/format/number.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import type { Column } from '#components/ui/table/column.ts';

const TOOK_PART: Column<Pick<BoardRow<unknown>, 'partIn'>, never> = {
  header: 'Took part',
  meaning: 'Kills with a part in them, as killer or by help.',
  align: 'end',
  narrow: 'hidden',
  cell: ({ partIn }) => thousands(partIn ?? Number.NaN),
};

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
  PLACE,
  ownerColumn(header, who),
  {
    header: 'Kills',
    align: 'end',
    sortKey: 'kills',
    cell: ({ kills }) => figure(thousands(kills), order === 'kills'),
  },
  ...(isOffered('Query.kills(includeAssists:)') ? [TOOK_PART] : []),
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

interface Props<Owner> {
  readonly board: Board<Owner>;
  readonly list: ListAddress;
  readonly order: BoardOrder;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  readonly header: 'Player' | 'Guild';
  readonly who: (owner: Owner) => ReactNode;
  readonly edge: (owner: Owner) => Edge;
}

/** One page of a board, with the number of its places (rules.md: Leaderboards). */
export function BoardPanel<Owner extends { readonly id: string }>(props: Props<Owner>) {
  const { board, list, order, period, header, who, edge } = props;
  if (board.of === 0) return <p className="text-muted">No kills in {period}.</p>;
  return (
    <>
      <p className="mb-3 text-muted">
        {board.of === 1
          ? `The only ${header.toLowerCase()} with kills in ${period}`
          : `${board.listed === board.of ? 'The' : `${board.listed} of the`} ${board.of} ${header.toLowerCase()}s with the most kills of ${period}`}
        {order === 'kills' ? '.' : `, ordered by ${order === 'deaths' ? 'deaths' : 'K/D'}.`}
        {board.cutTie && ` ${tieWords(board.cutTie)} by kills.`}
      </p>
      {board.rows.length > 0 && (
        <ListPanel<BoardRow<Owner>, BoardOrder>
          caption={`${header}s, ${period}`}
          columns={boardColumns(header, who, order)}
          rows={board.rows}
          rowKey={({ owner }) => owner.id}
          edge={({ owner }) => edge(owner)}
          isMarked={({ owner }) => owner.id === board.marked}
          sorting={{
            sort: { key: order, descending: true },
            keys: KILL_ORDERS,
            addressOf: (key) => filteredHref(list, 'by', key),
          }}
          pager={{ label: 'places', links: pagerLinks(list, board.pageInfo) }}
        />
      )}
    </>
  );
}
