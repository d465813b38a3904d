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
 * Whether any try at an encounter has a duration; without one its other numbers tell nothing.
 * @example isTimed({ medianDuration: 0 }) // false
 */
export function isTimed({ medianDuration }: { readonly medianDuration: number }): boolean {
  return medianDuration > 0;
}
