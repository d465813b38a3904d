/**
 * Returns the items that are worn in a slot: all but those in the slot NONE (rules.md: Item sets).
 * @example equipped(character.items).length // 17
 */
export function equipped<Worn extends { readonly equipSlot: string }>(
  worn: readonly Worn[],
): readonly Worn[] {
  return worn.filter(({ equipSlot }) => equipSlot !== 'NONE');
}
