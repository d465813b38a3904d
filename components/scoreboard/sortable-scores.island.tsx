'use client';

import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

import { nextSort, type ScoreKey, type ScoreValues, sortScores } from '#lib/game/battles/score-sort.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { parseScoreSort, sortHref } from '#lib/url/score-order.ts';

import { type HeadCell, TableFrame } from '../ui/table-frame.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

interface Row {
  readonly id: string;
  readonly values: ScoreValues;
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
  readonly rows: readonly Row[];
}

/** A scoreboard that sorts in the browser. The address holds the order, so that it works without scripts too. */
export function SortableScores({ path, rows, ...table }: Props) {
  const list = listAddress(path, Object.fromEntries(useSearchParams()));
  const keys = table.head.flatMap(({ sortKey }) => sortKey ?? []);
  const sort = parseScoreSort(list.params, keys);
  const addressOf = (key: ScoreKey) => sortHref(list, nextSort(sort, key));
  const hydrated = useHydrated();
  const onSort = (key: ScoreKey) => {
    // The router hears of new addresses once the whole page has come to life, a moment after this table.
    if (hydrated) window.history.pushState(null, '', addressOf(key));
    else window.location.assign(addressOf(key));
  };

  return (
    <TableFrame {...table} sorting={{ sort, addressOf, onSort }}>
      {sortScores(rows, sort).map(({ id, row }) => (
        <Fragment key={id}>{row}</Fragment>
      ))}
    </TableFrame>
  );
}
