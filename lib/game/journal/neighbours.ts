/** A record's place in a list. */
export interface Neighbours<Row> {
  /** From 1; null for a record that is not in the list, which has no neighbours either. */
  readonly number: number | null;
  readonly previous: Row | null;
  readonly next: Row | null;
}

/**
 * Returns the records before and after one in its list.
 * @example neighboursOf([{ id: '1' }, { id: '2' }], '1') // { number: 1, previous: null, next: { id: '2' } }
 */
export function neighboursOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
): Neighbours<Row> {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return { number: null, previous: null, next: null };
  return { number: at + 1, previous: rows[at - 1] ?? null, next: rows[at + 1] ?? null };
}
