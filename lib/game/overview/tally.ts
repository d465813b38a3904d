/** An item and the number of its occurrences. */
export interface Tally<Item> {
  readonly item: Item;
  readonly count: number;
}

/**
 * Counts equal things, the most frequent first; where they tie, the one that comes first among the things.
 * @param keyOf tells equal things by equal keys, and by null what does not count
 * @example tally(['a', 'b', 'b'], (letter) => letter) // [{ item: 'b', count: 2 }, { item: 'a', count: 1 }]
 */
export function tally<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly Tally<Item>[] {
  const counts = new Map<string, { readonly item: Item; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { item, count: 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
