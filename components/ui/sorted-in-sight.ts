import type { Column } from './column.ts';

/**
 * Columns of which the one that the table is sorted by is shown on narrow screens too.
 * @param key undefined for a table in its own order
 */
export function sortedInSight<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  key: Key | undefined,
): readonly Column<Row, Key>[] {
  return columns.map((column) =>
    key !== undefined && column.sortKey === key && column.narrow === 'hidden'
      ? { ...column, narrow: undefined }
      : column,
  );
}
