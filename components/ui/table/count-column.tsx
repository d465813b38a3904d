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

interface CountColumn<Row> extends Omit<Column<Row>, 'cell'> {
  readonly of: (row: Row) => number;
  /** The noun for the count, for narrow screens. */
  readonly one: string;
  readonly many?: string;
}

/** A column of counts, each with its noun on narrow screens. */
export const countColumn = <Row,>({ of, one, many, ...column }: CountColumn<Row>): Column<Row> => ({
  align: 'end',
  ...column,
  cell: (row) => <NamedNumber number={thousands(of(row))} name={plural(of(row), one, many)} />,
});
