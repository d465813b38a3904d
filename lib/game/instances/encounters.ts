/** An encounter as lists of an instance name it. */
export interface Encounter {
  readonly id: string;
  readonly name: string | null;
}

/**
 * The encounters of an instance in the order in which a party comes upon them; gaps in the API's list are left out.
 * @example encountersOf({ encounters: null }) // []
 */
export function encountersOf({
  encounters,
}: {
  readonly encounters: readonly (Encounter | null)[] | null;
}): readonly Encounter[] {
  return (encounters ?? []).filter((encounter) => encounter !== null);
}

/**
 * True if any try at an encounter has a duration; without one its other numbers tell nothing.
 * @example isTimed({ medianDuration: 0 }) // false
 */
export function isTimed({ medianDuration }: { readonly medianDuration: number }): boolean {
  return medianDuration > 0;
}

/** Milliseconds: a boss takes longer. */
const SHORTEST_BOSS = 60_000;

/**
 * True for an encounter that is over within a minute: another API lists groups of common enemies as encounters.
 * @example isTrash({ medianDuration: 20_000 }) // true
 */
export function isTrash({ medianDuration }: { readonly medianDuration: number }): boolean {
  return medianDuration > 0 && medianDuration < SHORTEST_BOSS;
}
