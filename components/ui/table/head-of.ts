import { cellClass } from './cell-class.ts';
import type { Column } from './column.ts';
import type { HeadCell } from './table-frame.tsx';
import type { TableLayout } from './table-layout.ts';

/** The headers of columns. Those sort whose key is among `sortKeys`. */
export function headOf<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  layout: TableLayout,
  sortKeys: readonly Key[] = [],
): readonly HeadCell<Key>[] {
  return columns.map((column) => ({
    header: column.header,
    meaning: column.meaning,
    headerHidden: column.headerHidden,
    className: cellClass(column, layout),
    sortKey: sortKeys.find((key) => key === column.sortKey),
  }));
}
