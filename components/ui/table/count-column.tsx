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

/** The facts of a column of counts that a file declares, with the noun for the count for narrow screens. */
interface Counts extends Pick<Column<unknown>, 'header'> {
  readonly one: string;
  readonly many?: string;
}

/** A column of counts, each with its noun on narrow screens. */
export const countColumn = <Row,>(
  { one, many, ...facts }: Counts,
  of: (row: Row) => number,
): Column<Row> => ({
  align: 'end',
  ...facts,
  cell: (row) => <NamedNumber number={thousands(of(row))} name={plural(of(row), one, many)} />,
});
