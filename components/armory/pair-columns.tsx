import type { ReactNode } from 'react';

import type { Pair } from '#lib/game/difference.ts';

import type { Column } from '../ui/table/column.ts';
import { DifferenceMark } from './difference-mark.tsx';

export interface ComparedPlayer {
  readonly id: string;
  readonly name: string;
}

/** The two that are compared; the page is about the first. */
export type Sides = readonly [ComparedPlayer, ComparedPlayer];

export interface PairOptions<Value> {
  /** The header of the rows' names. */
  readonly header: string;
  readonly sides: Sides;
  /** Renders the value of one side in a row; null for none. */
  readonly cell: (value: Value | null, side: ComparedPlayer, key: string) => ReactNode;
  /** Utilities for the width of the first column. */
  readonly width: `w-${string}` | `grow-${string}`;
  /** The layout of both values on a narrow screen: one below the other, or beside each other. */
  readonly narrow: 'stacked' | 'beside';
  /** True for values that show the difference themselves: narrow screens leave the difference out. */
  readonly evident?: boolean;
  /** True for a row in which both are equal, which a fold may hide (row-fold.tsx). */
  readonly isEqual?: (pair: Pair<Value>) => boolean;
}

const PLACES = {
  stacked: [
    { line: 2, from: 1, to: 3 },
    { line: 3, from: 1, to: 3 },
  ],
  beside: [
    { line: 2, from: 1, to: 2 },
    { line: 2, from: 2, to: 3 },
  ],
} as const;

const OWNED = {
  stacked: 'narrow:grid narrow:grid-cols-[5.5rem_minmax(0,1fr)] narrow:items-center narrow:gap-2',
  beside: 'narrow:block',
} as const;

/** The columns of a comparison: the name, both values, their difference. Narrow screens stack them. */
export function pairColumns<Value>(options: PairOptions<Value>): readonly Column<Pair<Value>>[] {
  const { header, width, evident = false, isEqual } = options;
  return [
    {
      header,
      width,
      narrow: { line: 1, from: 1, to: evident ? 3 : 2 },
      cell: (pair) => (
        <span className="narrow:font-semibold" data-equal={isEqual?.(pair) ? '' : undefined}>
          {pair.label}
        </span>
      ),
    },
    sideColumn(options, 0, ({ mine }) => mine),
    sideColumn(options, 1, ({ theirs }) => theirs),
    {
      header: 'Difference',
      width: 'w-44',
      narrow: evident ? 'hidden' : { line: 1, from: 2, to: 3, atEnd: true },
      cell: ({ difference }) => <DifferenceMark difference={difference} />,
    },
  ];
}

/** Makes the column of one side, whose values name their owner where the table has no visible header. */
function sideColumn<Value>(
  { sides, cell, narrow }: PairOptions<Value>,
  at: 0 | 1,
  valueOf: (pair: Pair<Value>) => Value | null,
): Column<Pair<Value>> {
  const header = headersOf(sides)[at];
  return {
    header,
    narrow: PLACES[narrow][at],
    cell: (pair) => (
      <span className={OWNED[narrow]}>
        <span aria-hidden="true" className="hidden text-sm wrap-break-word text-muted narrow:block">
          {header}
        </span>
        <span className="min-w-0">{cell(valueOf(pair), sides[at], pair.key)}</span>
      </span>
    ),
  };
}

/** Headers of the two sides; with the id where both have the same name. */
const headersOf = ([near, far]: Sides): readonly [string, string] =>
  near.name === far.name ? [numbered(near), numbered(far)] : [near.name, far.name];

const numbered = ({ id, name }: ComparedPlayer) => `${name} #${id}`;
