import type { Column } from './column.ts';

/** The highest value of each measured column by its header; a column of zeros has no best. */
export function bestOf<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  return new Map(
    columns.flatMap(({ header, measure }) => {
      const best = measure ? Math.max(0, ...rows.map(measure)) : 0;
      return best > 0 ? [[header, best] as const] : [];
    }),
  );
}
