import type {
  ComparableItemFragment,
  GetComparableItemsQueryVariables,
  ItemCardFragment,
  ItemFilterInput,
} from '#graphql/generated/documents.ts';

/** The number of items that a page suggests for a comparison. */
const SUGGESTIONS = 6;

type Subject = Pick<ItemCardFragment, 'id' | 'slot' | 'type' | 'itemLevel' | 'careerRestriction' | 'stats'>;

/**
 * Returns the query arguments for items that may be compared with one: of its slot and type, and usable by its career
 * where it is restricted. Null for an item that has nothing to compare, as one that is neither worn nor gives a stat,
 * or of which the API does not tell enough.
 */
export function comparableArguments({
  slot,
  type,
  itemLevel,
  careerRestriction: [career],
  stats,
}: Subject): GetComparableItemsQueryVariables | null {
  if (slot === 'NONE' && stats.length === 0) return null;
  if (!slot || !type || Number.isNaN(itemLevel)) return null;
  const kind: ItemFilterInput = { slot: { eq: slot }, type: { eq: type } };
  return {
    atLeast: { ...kind, itemLevel: { gte: itemLevel } },
    below: { ...kind, itemLevel: { lt: itemLevel } },
    ...(career ? { usableByCareer: career } : {}),
    // The item itself is among them.
    first: SUGGESTIONS + 1,
  };
}

/** Picks the few items nearest in item level from both sides, without the item itself. */
export function nearestInLevel(
  { id, itemLevel }: Pick<Subject, 'id' | 'itemLevel'>,
  items: readonly ComparableItemFragment[],
): readonly ComparableItemFragment[] {
  const distance = (item: ComparableItemFragment) => Math.abs(item.itemLevel - itemLevel);
  return items
    .filter((item) => item.id !== id)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, SUGGESTIONS);
}
