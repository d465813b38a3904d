import {
  bonusText,
  isActive,
  itemSetName,
  type SetBonus,
  setsWorn,
  type WornPiece,
} from '../items/item-set.ts';

/** A set of which a character wears at least one piece. */
export interface WornSet {
  readonly id: string;
  readonly name: string;
  /** Pieces that are worn. */
  readonly worn: number;
  /** Pieces that there are. */
  readonly pieces: number;
  readonly active: readonly ActiveBonus[];
}

/** A bonus that the worn pieces of a set give. */
export interface ActiveBonus {
  readonly bonus: SetBonus;
  /** Pieces that it takes. */
  readonly pieces: number;
  readonly text: string;
}

/**
 * The sets of a player's gear with their active bonuses, the one with most pieces first (rules.md: Armory).
 * @example wornSets(character.items)[0] // { name: 'The Ninth Watch', worn: 5, pieces: 6, active: [...], ... }
 */
export function wornSets(worn: readonly WornPiece[]): readonly WornSet[] {
  return setsWorn(worn)
    .map(({ set, pieces }) => wornSet(set, pieces.length))
    .toSorted((one, other) => other.worn - one.worn || one.name.localeCompare(other.name, 'en'));
}

function wornSet(set: NonNullable<WornPiece['item']['itemSet']>, worn: number): WornSet {
  const { id, items, bonuses } = set;
  const active = bonuses
    .filter((bonus) => isActive(bonus, worn))
    .map((bonus) => ({ bonus, pieces: bonus.itemsRequired, text: bonusText(bonus) }));
  return { id, name: itemSetName(set), worn, pieces: items.length, active };
}
