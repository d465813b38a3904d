import type { ReactNode } from 'react';

import type { Difference } from '#lib/game/armory-comparison.ts';

import type { Column } from '../ui/column.ts';
import { DifferenceMark } from './difference-mark.tsx';

interface Side {
  readonly id: string;
  readonly name: string;
}

/** Two who are compared; the first is whose page it is. */
export type Sides = readonly [Side, Side];

/** A row about both. */
interface Pair<Value> {
  readonly key: string;
  readonly label: string;
  readonly mine: Value | null;
  readonly theirs: Value | null;
  readonly difference: Difference;
}

interface Options<Value> {
  /** What the rows are about. */
  readonly header: string;
  readonly sides: Sides;
  /** What one of the two has, null for nothing. */
  readonly cell: (value: Value | null) => ReactNode;
  /** Utilities for the width of the first column. */
  readonly width: `w-${string}` | `grow-${string}`;
}

/** The columns of a table that compares two: what, the one, the other, the difference. Narrow screens stack them. */
export function pairColumns<Value>(options: Options<Value>): readonly Column<Pair<Value>>[] {
  const { header, sides, cell, width } = options;
  const [near, far] = headersOf(sides);
  return [
    {
      header,
      width,
      narrow: { line: 1, from: 1, to: 2 },
      cell: ({ label }) => <span className="narrow:font-semibold">{label}</span>,
    },
    {
      header: near,
      narrow: { line: 2, from: 1, to: 3 },
      cell: ({ mine }) => <Owned by={near}>{cell(mine)}</Owned>,
    },
    {
      header: far,
      narrow: { line: 3, from: 1, to: 3 },
      cell: ({ theirs }) => <Owned by={far}>{cell(theirs)}</Owned>,
    },
    {
      header: 'Difference',
      width: 'w-44',
      narrow: { line: 1, from: 2, to: 3, atEnd: true },
      cell: ({ difference }) => <DifferenceMark difference={difference} />,
    },
  ];
}

/** Names for the columns; with the number where both are called the same. */
const headersOf = ([near, far]: Sides): readonly [string, string] =>
  near.name === far.name ? [numbered(near), numbered(far)] : [near.name, far.name];

const numbered = ({ id, name }: Side) => `${name} #${id}`;

/** Where the head of the table is out of sight, each value says whose it is. */
const Owned = ({ by, children }: { readonly by: string; readonly children: ReactNode }) => (
  <span className="narrow:grid narrow:grid-cols-[6.5rem_minmax(0,1fr)] narrow:items-center narrow:gap-2">
    <span aria-hidden="true" className="hidden text-sm wrap-anywhere text-muted narrow:block">
      {by}
    </span>
    <span className="min-w-0">{children}</span>
  </span>
);
