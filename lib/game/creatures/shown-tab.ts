/** A tab of a record's page, and how many rows it holds. */
export interface CountedTab<Name extends string> {
  readonly name: Name;
  readonly count: number;
}

/**
 * Returns the tab that a page shows: the requested one if it has rows, else the first that has. Null where none has.
 * @param asked null where the address names none
 * @example shownTab('quests', [{ name: 'quests', count: 0 }, { name: 'vendorItems', count: 3 }]) // 'vendorItems'
 */
export function shownTab<Name extends string>(
  asked: Name | null,
  tabs: readonly CountedTab<Name>[],
): Name | null {
  const filled = tabs.filter(({ count }) => count > 0);
  return (filled.find(({ name }) => name === asked) ?? filled[0])?.name ?? null;
}
