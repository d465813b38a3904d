import type { ReactNode } from 'react';

import type { Board, BoardRow } from '#lib/game/boards/board.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import type { BoardOrder } from '#lib/game/boards/board-order.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import { Pager } from '../ui/table/pager.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Edge } from '../ui/table/table-row.tsx';
import { Table } from '../ui/table/table.tsx';
import { BOARD_KEYS, boardColumns } from './board-columns.tsx';

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
        <Panel ornate className="overflow-hidden">
          <Table<BoardRow<Owner>, BoardOrder>
            caption={`${header}s, ${period}`}
            columns={boardColumns(header, who, order)}
            rows={board.rows}
            rowKey={({ owner }) => owner.id}
            edge={({ owner }) => edge(owner)}
            isMarked={({ owner }) => owner.id === board.marked}
            sorting={{
              sort: { key: order, descending: true },
              keys: BOARD_KEYS,
              addressOf: (key) => filteredHref(list, 'by', key),
            }}
          />
          <Pager label="places" links={pagerLinks(list, board.pageInfo)} />
        </Panel>
      )}
    </>
  );
}
