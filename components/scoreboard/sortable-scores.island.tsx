'use client';

import type { Route } from 'next';
import { useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

import { type ScoreSort, type ScoreValues, sortScores } from '#lib/game/score-sort.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { parseScoreSort, sortHref } from '#lib/url/score-order.ts';

import { type ScoreColumn, ScoreTable } from './score-table.tsx';

interface Row {
  readonly id: string;
  readonly values: ScoreValues;
  /** The table row, made by the server. */
  readonly row: ReactNode;
}

interface Props {
  readonly caption: string;
  /** The address of the page, without its query. */
  readonly path: Route;
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly Row[];
}

/** A scoreboard that sorts in the browser. The address holds the order, so that it works without scripts too. */
export function SortableScores({ caption, path, columns, rows }: Props) {
  const list = listAddress(path, Object.fromEntries(useSearchParams()));
  const keys = columns.map(({ key }) => key);
  const sort = parseScoreSort(list.params, keys);
  const addressOf = (next: ScoreSort) => sortHref(list, next);

  return (
    <ScoreTable
      caption={caption}
      columns={columns}
      sort={sort}
      addressOf={addressOf}
      onSort={(next) => window.history.pushState(null, '', addressOf(next))}
    >
      {sortScores(rows, sort).map(({ id, row }) => (
        <Fragment key={id}>{row}</Fragment>
      ))}
    </ScoreTable>
  );
}
