'use client';

import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

import { nextSort, type ScoreKey, sortScores, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { readScoreValues } from '#lib/game/battles/score-sort.ts';
import { parseScoreSort, wholeSortHref } from '#lib/url/filter/score-order.ts';

import { type HeadCell, TableFrame } from '../ui/table/table-frame.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

interface Row {
  readonly id: string;
  /** The values that `writeScoreValues` writes, by the columns that sort. */
  readonly values: string;
  /** The table row, made by the server. */
  readonly row: ReactNode;
}

interface Props {
  readonly caption: string;
  /** The class of the table. */
  readonly className: string | undefined;
  /** The address of the page, without its query. */
  readonly path: Route;
  readonly head: readonly HeadCell<ScoreKey>[];
  readonly groups: readonly RowGroup[];
}

/** Rows that are sorted among each other. */
interface RowGroup {
  /** The row above them; null for a scoreboard in one. */
  readonly totals: ReactNode;
  readonly rows: readonly Row[];
}

/** A scoreboard that sorts in the browser. The address holds the order, so that it works without scripts too. */
export function SortableScores({ path, groups, ...table }: Props) {
  const params = Object.fromEntries(useSearchParams());
  const keys = table.head.flatMap(({ sortKey }) => sortKey ?? []);
  const sort = parseScoreSort(params, keys) ?? WHOLE_SORT;
  const addressOf = (key: ScoreKey) => wholeSortHref(path, params, nextSort(sort, key));
  const sorted = (rows: readonly Row[]) =>
    sortScores(
      rows.map(({ id, row, values }) => ({
        node: <Fragment key={id}>{row}</Fragment>,
        values: readScoreValues(keys, values),
      })),
      sort,
    ).map(({ node }) => node);
  const hydrated = useHydrated();
  const onSort = (key: ScoreKey) => {
    // The router notices new addresses only once the whole page is hydrated, a moment after this table.
    if (hydrated) window.history.pushState(null, '', addressOf(key));
    else window.location.assign(addressOf(key));
  };

  return (
    <TableFrame {...table} rowStops grouped sorting={{ sort, addressOf, onSort }}>
      {groups.map(({ totals, rows }) => (
        <tbody key={rows[0]?.id}>
          {totals}
          {sorted(rows)}
        </tbody>
      ))}
    </TableFrame>
  );
}
