import type { Fragment } from './connection/database.ts';
import type { Key, KeyColumn } from './keyset.ts';

type Direction = 'ASC' | 'DESC';

/** A sort input of the contract: every field is a direction. */
export type SortDirections<Sort> = { [Field in keyof Sort]: Direction | null | undefined };

/** The column behind every field of a sort input; `property` where a row holds it under another name. */
export type SortColumns<Sort> = { [Field in keyof Sort]-?: KeyColumn & { property?: string } };

/**
 * A sort input of the contract as the terms of an order: entry by entry, field by field, the first mention of a
 * field counts. The id comes last, so that no two rows are equal: what stands behind it changes nothing.
 */
export function sortKeys<Sort extends SortDirections<Sort>>(
  order: readonly Sort[] | null | undefined,
  columns: SortColumns<Sort>,
  id: KeyColumn,
): Key[] {
  const keys = new Map<string, Key>();
  for (const entry of order ?? []) {
    for (const property in entry) {
      const direction = entry[property];
      if (direction == null || keys.has(property)) continue;
      keys.set(property, { property, ...columns[property], descending: direction === 'DESC' });
      if (property === 'id') return [...keys.values()];
    }
  }
  return [...keys.values(), { ...id, property: 'id', descending: false }];
}

/** Columns to order by: of integers of any size, and of texts. */
export const integerKey = (column: Fragment): KeyColumn => ({ column, cast: 'bigint' });
export const textKey = (column: Fragment): KeyColumn => ({ column, cast: 'text' });
