/**
 * The keys of rows, each only once: React loses one of two rows with the same key. An API may give a record twice.
 * @example rowKeys(['7', '8', '7'], (id) => id) // ['7', '8', '7 again 2']
 */
export function rowKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key} again ${times}`;
  });
}
