import type { ReactNode } from 'react';

import { plain } from '#lib/format/number.ts';

import type { Column } from '../ui/table/column.ts';

/** The column of places. */
export const placeColumn = <Row,>(placeOf: (row: Row) => number): Column<Row, never> => ({
  header: 'Place',
  width: 'w-[60px]',
  cell: (row) => <b className="tracking-figure text-accent">{plain(placeOf(row))}</b>,
});

export const PLACE = placeColumn(({ place }: { readonly place: number }) => place);

/** The owner of a place: a player or a guild. */
export const ownerColumn = <Owner,>(
  header: string,
  who: (owner: Owner) => ReactNode,
): Column<{ readonly owner: Owner }, never> => ({
  header,
  names: true,
  narrow: 'shrinks',
  cell: ({ owner }) => who(owner),
});

/** The number of the column that a board is ordered by stands out. */
export const figure = (text: string, isOrder: boolean): ReactNode =>
  isOrder ? <b className="tracking-figure">{text}</b> : text;
