/** A worn item with its talismans. */
interface WornWithTalismans<Talisman> {
  readonly equipSlot: string;
  readonly item: { readonly talismanSlots: number };
  readonly talismans: readonly Talisman[];
}

/** A talisman and how many of it a character wears. */
export interface TalismanCount<Talisman> {
  readonly talisman: Talisman;
  readonly count: number;
}

/**
 * The talismans in a player's gear, each once with its count, the most frequent first (rules.md: Armory).
 * @example wornTalismans(character.items)[0] // { talisman: { name: 'Amethyst of Wounds', ... }, count: 3 }
 */
export function wornTalismans<Talisman extends { readonly id: string; readonly name: string | null }>(
  worn: readonly WornWithTalismans<Talisman>[],
): readonly TalismanCount<Talisman>[] {
  const counts = new Map<string, TalismanCount<Talisman>>();
  for (const talisman of equipped(worn).flatMap(({ talismans }) => talismans)) {
    counts.set(talisman.id, { talisman, count: (counts.get(talisman.id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted(
    (one, other) =>
      other.count - one.count || (one.talisman.name ?? '').localeCompare(other.talisman.name ?? '', 'en'),
  );
}

/**
 * Counts the empty talisman slots of the worn items.
 * @example emptyTalismanSlots(character.items) // 4
 */
export function emptyTalismanSlots(worn: readonly WornWithTalismans<unknown>[]): number {
  return equipped(worn).reduce(
    (sum, { item, talismans }) => sum + Math.max(0, item.talismanSlots - talismans.length),
    0,
  );
}

/**
 * Returns the items that are worn in a slot: all but those in the slot NONE (rules.md: Item sets).
 * @example equipped(character.items).length // 17
 */
export function equipped<Worn extends { readonly equipSlot: string }>(
  worn: readonly Worn[],
): readonly Worn[] {
  return worn.filter(({ equipSlot }) => equipSlot !== 'NONE');
}
