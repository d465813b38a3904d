import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly header: string;
  /** For a column that holds only a picture or a button, whose name is for screen readers. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** For the header cell and the cells: alignment, place in the narrow layout. */
  readonly className?: string;
}

interface Props<Row> {
  /** What the table holds, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowClass?: (row: Row) => string;
  /** The variant: "data" is a plain table, others lay their rows out as grids. */
  readonly variant?: string;
}

/** The one table. Its roles are spelled out, because rows laid out as grids lose them in some browsers. */
export function Table<Row>({ caption, columns, rows, rowKey, rowClass, variant = 'data' }: Props<Row>) {
  return (
    <table role="table" className={variant}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, headerHidden, className }) => (
            <th key={header} role="columnheader" scope="col" className={className}>
              {headerHidden ? <span className="sr-only">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={rowClass?.(row)}>
            {columns.map(({ header, cell, className }) => (
              <td key={header} role="cell" className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
