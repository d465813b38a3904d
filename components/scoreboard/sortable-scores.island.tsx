'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

import {
  parseScoreSort,
  type ScoreSort,
  type ScoreValues,
  sortAddress,
  sortScores,
} from '#lib/game/score-sort.ts';

import { type ScoreColumn, ScoreTable } from './score-table.tsx';

interface Row {
  readonly id: string;
  readonly values: ScoreValues;
  /** The table row, made by the server. */
  readonly row: ReactNode;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly Row[];
}

/** A scoreboard that sorts in the browser. The address holds the order, so that it works without scripts too. */
export function SortableScores({ caption, columns, rows }: Props) {
  const path = usePathname();
  const params = Object.fromEntries(useSearchParams());
  const keys = columns.map(({ key }) => key);
  const sort = parseScoreSort(params, keys);
  const addressOf = (next: ScoreSort) => sortAddress(path, params, next);

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
