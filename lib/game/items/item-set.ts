import { nameOrNumber, type Numbered } from '../name-or-number.ts';
import { statLine, type StatValue } from './stats.ts';
import { equipped } from '#lib/game/armory/worn-talismans.ts';

/** A bonus of a set for a number of pieces: a stat, or an ability in words. */
type BonusValue =
  | (StatValue & { readonly __typename: 'ItemStat' })
  | { readonly __typename: 'Ability'; readonly name: string | null; readonly description: string | null };

/** A bonus of a set, as the contract gives it. */
export interface SetBonus {
  readonly itemsRequired: number;
  readonly bonus: BonusValue;
}

/** A worn item with its set, as the armory gives it. */
interface Worn<Set = { readonly id: string }> {
  readonly equipSlot: string;
  readonly item: { readonly id: string; readonly itemSet: Set | null };
}

/** A worn item with all pieces and bonuses of its set. */
export type WornPiece<Piece = unknown> = Worn<
  Numbered & { readonly items: readonly Piece[]; readonly bonuses: readonly SetBonus[] }
>;

/**
 * The worn pieces of a set: those in a slot other than NONE (rules.md: Item sets).
 * @example piecesWorn(character.items, '7').length // 5
 */
export function piecesWorn<Piece extends Worn>(worn: readonly Piece[], setId: string): readonly Piece[] {
  return equipped(worn).filter(({ item }) => item.itemSet?.id === setId);
}

/** A set with the worn pieces of it. */
interface SetWorn<Set, Piece> {
  readonly set: Set;
  readonly pieces: readonly Piece[];
}

/**
 * The sets with at least one worn piece, in the order of the gear (rules.md: Item sets).
 * @example setsWorn(character.items).map(({ pieces }) => pieces.length) // [5, 2]
 */
export function setsWorn<Set extends { readonly id: string }>(
  worn: readonly Worn<Set>[],
): readonly SetWorn<Set, (typeof worn)[number]>[] {
  const sets = new Map(worn.flatMap(({ item: { itemSet } }) => (itemSet ? [[itemSet.id, itemSet]] : [])));
  return [...sets.values()]
    .map((set) => ({ set, pieces: piecesWorn(worn, set.id) }))
    .filter(({ pieces }) => pieces.length > 0);
}

/**
 * Returns the name of a set, or its number where it has none.
 * @example itemSetName({ id: '7', name: null }) // 'Set #7'
 */
export const itemSetName = (set: Numbered) => nameOrNumber('Set', set);

/**
 * Returns the name of a piece for a list below the name of its set, which is not repeated.
 * @example pieceName('Sunshard Warhelm', 'Sunshard') // 'Warhelm'
 * @example pieceName('Warcrown of the Ninth Watch', 'The Ninth Watch') // 'Warcrown'
 */
export function pieceName(name: string, setName: string): string {
  const [whole, set] = [name.toLowerCase(), setName.toLowerCase()];
  if (whole.startsWith(`${set} `)) return name.slice(set.length + 1);
  const ending = ` of ${set}`;
  return whole.endsWith(ending) && whole.length > ending.length ? name.slice(0, -ending.length) : name;
}

/**
 * True if the number of worn pieces activates the bonus (rules.md: Item sets).
 * @example isActive({ itemsRequired: 3, bonus }, 5) // true
 */
export function isActive({ itemsRequired }: Pick<SetBonus, 'itemsRequired'>, worn: number): boolean {
  return worn >= itemsRequired;
}

/**
 * A bonus in words, without the number of pieces: '+72 Toughness', or what the ability does.
 * @example bonusText({ itemsRequired: 3, bonus: { __typename: 'ItemStat', stat: 'TOUGHNESS', value: 72 } }) // '+72 Toughness'
 */
export function bonusText({ bonus }: SetBonus): string {
  if (bonus.__typename === 'ItemStat') {
    const { label, value } = statLine(bonus);
    return `${value} ${label}`;
  }
  return effectText(bonus) ?? 'Unknown';
}

/**
 * An ability of an item in words: what it does, else what it is called; null for one that says neither.
 * @example effectText({ name: 'Guard', description: null }) // 'Guard'
 */
export function effectText(ability: {
  readonly name: string | null;
  readonly description: string | null;
}): string | null {
  return ability.description?.trim() || ability.name?.trim() || null;
}
