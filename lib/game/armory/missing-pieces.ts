import { parseCareer, careerOf, realmOf } from '../players/careers.ts';
import { isActive, itemSetName, type SetBonus, setsWorn, type WornPiece } from '../items/item-set.ts';

/** A vendor with an offer, and the vendor's zones. */
export interface Seller {
  readonly id: string;
  readonly name: string | null;
  readonly realm: string | null;
  readonly title: string | null;
  readonly spawns: readonly { readonly zone: { readonly id: string; readonly name: string | null } }[];
}

/** A seller with the zones where it stands, each once. */
export interface PlacedSeller {
  readonly creature: Seller;
  readonly zones: readonly string[];
}

/** Sellers of an offer before the rest is only counted. */
const SELLERS = 3;

/**
 * Returns the vendors who have a place in the world, the enemy's last, and the count of those beyond the first few
 * (rules.md: Item sets).
 * @param realm of the buyer
 * @example placedSellers(offer.creatures, 'ORDER').others // 4
 */
export function placedSellers(
  creatures: readonly Seller[],
  realm: string,
): { readonly shown: readonly PlacedSeller[]; readonly others: number } {
  const placed = creatures
    .filter(({ spawns }) => spawns.length > 0)
    .toSorted((one, other) => enmity(one, realm) - enmity(other, realm));
  const shown = placed.slice(0, SELLERS).map((creature) => ({ creature, zones: zonesOf(creature) }));
  return { shown, others: placed.length - shown.length };
}

function enmity(seller: Seller, realm: string): number {
  const { side } = realmOf(seller.realm);
  return side === 'neutral' || side === realmOf(realm).side ? 0 : 1;
}

function zonesOf({ spawns }: Seller): string[] {
  const zones = new Map(spawns.map(({ zone }) => [zone.id, zone.name?.trim() || `Zone #${zone.id}`]));
  return [...zones.values()];
}

type WornSet<Piece> = NonNullable<WornPiece<Piece>['item']['itemSet']>;

/** A set that a character wears without some of its pieces. */
export interface PartialSet<Piece extends { readonly id: string }> {
  readonly id: string;
  readonly name: string;
  /** Pieces that are worn. */
  readonly worn: number;
  /** Pieces that are worn or missing. */
  readonly of: number;
  /** The next bonuses; null when every bonus of the set is active. */
  readonly next: { readonly itemsRequired: number; readonly bonuses: readonly SetBonus[] } | null;
  readonly missing: readonly Piece[];
}

/**
 * A player's incomplete sets, those with most pieces first (rules.md: Item sets).
 * @param counts which of the missing pieces count; all of them where nothing is known about them yet
 * @example partialSets(character.items)[0]?.missing.length // 2
 */
export function partialSets<Piece extends { readonly id: string }>(
  worn: readonly WornPiece<Piece>[],
  counts: (piece: Piece, slotsTaken: readonly string[]) => boolean = () => true,
): readonly PartialSet<Piece>[] {
  return setsWorn(worn)
    .map(({ set, pieces }) => partialSet(set, pieces, counts))
    .filter(({ missing }) => missing.length > 0)
    .toSorted(compareSets);
}

function partialSet<Piece extends { readonly id: string }>(
  set: WornSet<Piece>,
  pieces: readonly WornPiece<Piece>[],
  counts: (piece: Piece, slotsTaken: readonly string[]) => boolean,
): PartialSet<Piece> {
  const ids = new Set(pieces.map(({ item }) => item.id));
  const slotsTaken = pieces.map(({ equipSlot }) => equipSlot);
  const missing = set.items.filter((piece) => !ids.has(piece.id) && counts(piece, slotsTaken));
  return {
    id: set.id,
    name: itemSetName(set),
    worn: pieces.length,
    of: pieces.length + missing.length,
    next: nextBonus(set.bonuses, pieces.length),
    missing,
  };
}

function nextBonus(bonuses: readonly SetBonus[], worn: number): PartialSet<{ readonly id: string }>['next'] {
  const inactive = bonuses.filter((bonus) => !isActive(bonus, worn));
  if (inactive.length === 0) return null;
  const itemsRequired = Math.min(...inactive.map((bonus) => bonus.itemsRequired));
  return { itemsRequired, bonuses: inactive.filter((bonus) => bonus.itemsRequired === itemsRequired) };
}

type Ranked = PartialSet<{ readonly id: string }>;

const compareSets = (one: Ranked, other: Ranked): number =>
  other.worn - one.worn ||
  one.name.localeCompare(other.name, 'en') ||
  one.id.localeCompare(other.id, 'en', { numeric: true });

/** Slots with room for one item only, and for no item of another slot. */
const SINGLE_SLOTS: ReadonlySet<string> = new Set(
  'HELM SHOULDER BACK BODY GLOVES BELT BOOTS MAIN_HAND OFF_HAND RANGED_WEAPON EVENT STANDARD'.split(' '),
);

/** The properties that decide who can wear a piece. */
export interface Wearable {
  readonly slot: string;
  readonly careerRestriction: readonly string[];
  readonly raceRestriction: readonly string[];
}

/**
 * True if a character of a career can wear a piece together with the worn pieces of its set (rules.md: Item sets).
 * @param slotsTaken the slots of the worn pieces of the same set
 * @example canWear({ slot: 'HELM', careerRestriction: ['CHOSEN'], raceRestriction: [] }, 'ZEALOT', []) // false
 */
export function canWear(piece: Wearable, career: string, slotsTaken: readonly string[]): boolean {
  const race = careerOf(career)?.race;
  const careers = piece.careerRestriction.map((each) => parseCareer(each) ?? each);
  return (
    (careers.length === 0 || careers.includes(parseCareer(career) ?? career)) &&
    (piece.raceRestriction.length === 0 || !race || piece.raceRestriction.includes(race)) &&
    !(SINGLE_SLOTS.has(piece.slot) && slotsTaken.includes(piece.slot))
  );
}
