import { cellClass, type TableLayout } from './cell-class.ts';
import type { Column } from './column.ts';
import type { Sorting } from './sort-link.tsx';
import { type HeadCell, TableFrame } from './table-frame.tsx';
import { bestOf, type Edge, TableRow } from './table-row.tsx';
import styles from './table.module.css';

const LAYOUTS: Readonly<Record<TableLayout, string | undefined>> = {
  data: styles.data,
  list: styles.list,
  half: `${styles.list} ${styles.half}`,
  ranking: styles.ranking,
};

/** The class of a table in a layout; one that scrolls keeps every cell on one line. */
export const tableClass = (layout: TableLayout, scrolls = false) =>
  scrolls ? `${LAYOUTS[layout]} ${styles.scrolling}` : LAYOUTS[layout];

/** The headers of columns. Those sort whose key is among `sortKeys`. */
export function headOf<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  layout: TableLayout,
  sortKeys: readonly Key[] = [],
): readonly HeadCell<Key>[] {
  return columns.map((column) => ({
    header: column.header,
    headerHidden: column.headerHidden,
    className: cellClass(column, layout),
    sortKey: sortKeys.find((key) => key === column.sortKey),
  }));
}

interface Props<Row, Key extends string> {
  /** What the table holds, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly layout?: TableLayout;
  /** Whose colour stands at the left of a row. */
  readonly edge?: (row: Row) => Edge;
  /** The order, and the keys that it can be changed to. */
  readonly sorting?: Sorting<Key> & { readonly keys: readonly Key[] };
  readonly scrolls?: boolean;
  /** For lists: utilities for the tracks of a row's grid on narrow screens. */
  readonly narrowTracks?: `narrow:grid-cols-${string}`;
}

/** The one table. */
export function Table<Row, Key extends string>(props: Props<Row, Key>) {
  const { caption, columns, rows, rowKey, layout = 'data', edge, sorting, scrolls, narrowTracks } = props;
  const best = bestOf(columns, rows);
  return (
    <TableFrame
      caption={caption}
      className={tableClass(layout, scrolls)}
      head={headOf(columns, layout, sorting?.keys)}
      sorting={sorting}
      scrolls={scrolls}
      spellRoles={layout !== 'data'}
    >
      {rows.map((row) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          layout={layout}
          edge={edge?.(row)}
          best={best}
          narrowTracks={narrowTracks}
        />
      ))}
    </TableFrame>
  );
}
