import type { ExportColumn } from '../export-table.ts';

/**
 * The columns of something that the rows of another table hold; null in the rows that hold none.
 * @example partColumns(({ vendor }) => vendor, VENDOR_COLUMNS)
 */
export function partColumns<Row, Part>(
  partOf: (row: Row) => Part | null | undefined,
  columns: readonly ExportColumn<Part>[],
): readonly ExportColumn<Row>[] {
  return columns.map(({ value, ...column }) => ({
    ...column,
    value: (row) => {
      const part = partOf(row);
      return part == null ? null : value(part);
    },
  }));
}

/**
 * The same columns, named after what they are about in a table of something else.
 * @example prefixed('item', [{ name: 'id', … }])[0].name // 'itemId'
 */
export function prefixed<Row>(
  prefix: string,
  columns: readonly ExportColumn<Row>[],
): readonly ExportColumn<Row>[] {
  return columns.map((column) => ({
    ...column,
    name: `${prefix}${column.name.slice(0, 1).toUpperCase()}${column.name.slice(1)}`,
  }));
}
