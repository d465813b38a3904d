import type { ReactNode } from 'react';

import { plural, thousands } from '#lib/format/number.ts';

import type { Column } from './column.ts';

/** A number, with its name on narrow screens, where the head of the table is hidden. */
export const NamedNumber = ({ number, name }: { readonly number: ReactNode; readonly name: string }) => (
  <span className="narrow:block narrow:text-left">
    {number}
    <span className="hidden text-sm text-muted narrow:inline"> {name}</span>
  </span>
);

/** A column of counts: all of a column but its cells, which show the count and, on narrow screens, its noun. */
interface Counts<Row> extends Omit<Column<Row>, 'align' | 'cell'> {
  readonly count: (row: Row) => number;
  /** The noun for one: "try". */
  readonly one: string;
  /** The noun for several, unless it is the one with an s. */
  readonly many?: string;
}

/** A column of counts, each with its noun on narrow screens. */
export const countColumn = <Row,>({ count, one, many, ...column }: Counts<Row>): Column<Row> => ({
  ...column,
  align: 'end',
  cell: (row) => <NamedNumber number={thousands(count(row))} name={plural(count(row), one, many)} />,
});
