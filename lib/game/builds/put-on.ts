import { BUILD_SLOTS, type BuildSlot, type GearPiece, talismansAfter } from './build.ts';

const SLOTS_IN_ORDER = Object.values(BUILD_SLOTS).map(({ slot }) => slot);

/**
 * Puts an item into a slot; the talismans that are there stay as far as it has room. The gear is in the order of slots:
 * what is refused depends on what stands before it.
 */
export function gearWith<Piece extends GearPiece>(
  gear: readonly Piece[],
  slot: BuildSlot,
  item: GearPiece['item'],
): readonly (Piece | GearPiece)[] {
  const equipSlot = BUILD_SLOTS[slot].slot;
  const worn = gear.find((each) => each.equipSlot === equipSlot);
  const talismans = worn?.talismans.slice(0, item.talismanSlots) ?? [];
  return inSlot(gear, { equipSlot, item, talismans });
}

/** Puts a talisman into a place, from 1, of the item in a slot; the same gear where nothing is there. */
export function gearWithTalisman(
  gear: readonly GearPiece[],
  slot: BuildSlot,
  place: number,
  talisman: GearPiece['talismans'][number],
): readonly GearPiece[] {
  const worn = gear.find(({ equipSlot }) => equipSlot === BUILD_SLOTS[slot].slot);
  if (!worn) return gear;
  const talismans = talismansAfter(worn.talismans, place, talisman, worn.item.talismanSlots);
  return inSlot(gear, { ...worn, talismans });
}

const inSlot = <Piece extends GearPiece>(
  gear: readonly Piece[],
  put: GearPiece,
): readonly (Piece | GearPiece)[] =>
  SLOTS_IN_ORDER.flatMap((each) => {
    const found = each === put.equipSlot ? put : gear.find((other) => other.equipSlot === each);
    return found ? [found] : [];
  });
