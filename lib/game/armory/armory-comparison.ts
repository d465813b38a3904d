import { counted, thousands } from '#lib/format/number.ts';

import { type ArmorySlot, armoryGroups } from './armory-groups.ts';
import { amountText, armoryTotals, inOrder, type Total, type WornGear } from './armory-totals.ts';
import { type Difference, withoutArrow } from '../difference.ts';
import { haveSameRole } from '../players/game-role.ts';
import type { WornPiece } from '../items/item-set.ts';
import { wornSets } from './worn-sets.ts';

interface Compared<Side> {
  /** Tells the row from the others. */
  readonly key: string;
  readonly label: string;
  /** Null if this side lacks it. */
  readonly mine: Side | null;
  readonly theirs: Side | null;
  readonly difference: Difference;
}

/** A character with worn items. */
export interface Wearer<Worn> {
  readonly name: string;
  readonly career: string;
  readonly items: readonly Worn[];
}

/** One slot of two armories. */
export type SlotPair<Worn> = Compared<Worn>;

/** A stat of two armories, ready to print. */
export type TotalPair = Compared<string>;

/** A bonus that at least one of two has; `mine` and `theirs` are the pieces worn, null below what it takes. */
export type BonusPair = Compared<number>;

/**
 * Two armories slot by slot, in the order of the page, without slots that are empty in both (rules.md: Armory).
 * @example compareSlots(mine, theirs)[0].difference.text // '4 item levels higher'
 */
export function compareSlots<Worn extends WornGear>(
  mine: Wearer<Worn>,
  theirs: Wearer<Worn>,
): readonly SlotPair<Worn>[] {
  const [near, far] = [slotsOf(mine.items), slotsOf(theirs.items)];
  return unionOf(near, far).flatMap((key) => {
    const [one, other] = [near.get(key)?.worn ?? null, far.get(key)?.worn ?? null];
    if (!one && !other) return [];
    const label = near.get(key)?.label ?? far.get(key)?.label ?? '';
    const difference =
      one && other
        ? itemDifference(one.item, other.item)
        : onlyOne(one ? mine.name : theirs.name, one !== null);
    return { key, label, mine: one, theirs: other, difference };
  });
}

/**
 * The totals of two armories, stat by stat, without arrows where the roles of the wearers differ (rules.md: Armory).
 * @example compareTotals(mine, theirs)[0] // { label: 'Armor', mine: '900', theirs: '880', ... }
 */
export function compareTotals(mine: Wearer<WornGear>, theirs: Wearer<WornGear>): readonly TotalPair[] {
  const [near, far] = [totalsOf(mine.items), totalsOf(theirs.items)];
  const mayBeBetter = haveSameRole([mine, theirs]);
  return [...new Map([...far, ...near]).values()].toSorted(inOrder).map((total) => {
    const [one, other] = [near.get(total.key), far.get(total.key)];
    const difference = amountDifference(total, (one?.sum ?? 0) - (other?.sum ?? 0));
    return {
      key: total.key,
      label: total.label,
      mine: one ? amountText(one, one.sum) : null,
      theirs: other ? amountText(other, other.sum) : null,
      difference: mayBeBetter ? difference : withoutArrow(difference),
    };
  });
}

/**
 * The active bonuses of two armories (rules.md: Armory).
 * @example compareBonuses(mine, theirs)[0].label // 'The Ninth Watch, 3 pieces: +72 Toughness'
 */
export function compareBonuses(mine: Wearer<WornPiece>, theirs: Wearer<WornPiece>): readonly BonusPair[] {
  const [near, far] = [bonusesOf(mine.items), bonusesOf(theirs.items)];
  return unionOf(near, far).map((key) => {
    const [one, other] = [near.get(key), far.get(key)];
    return {
      key,
      label: one?.label ?? other?.label ?? '',
      mine: one?.worn ?? null,
      theirs: other?.worn ?? null,
      difference: one && other ? SAME_BONUS : onlyOne(one ? mine.name : theirs.name, one !== undefined),
    };
  });
}

function slotsOf<Worn extends WornGear>(worn: readonly Worn[]): ReadonlyMap<string, ArmorySlot<Worn>> {
  return new Map(armoryGroups(worn).flatMap(({ slots }) => slots.map((slot) => [slot.key, slot])));
}

const totalsOf = (worn: readonly WornGear[]): ReadonlyMap<string, Total> =>
  new Map(armoryTotals(worn).map((total) => [total.key, total]));

const bonusesOf = (worn: readonly WornPiece[]) =>
  new Map(
    wornSets(worn).flatMap((set) =>
      set.active.map(({ pieces, text }) => [
        `${set.id} ${pieces} ${text}`,
        { worn: set.worn, label: `${set.name}, ${counted(pieces, 'piece')}: ${text}` },
      ]),
    ),
  );

const unionOf = (near: ReadonlyMap<string, unknown>, far: ReadonlyMap<string, unknown>) => [
  ...new Set([...near.keys(), ...far.keys()]),
];

const SAME_BONUS: Difference = { kind: 'same', text: 'Both' };

const onlyOne = (name: string, first: boolean): Difference => ({
  kind: first ? 'more' : 'less',
  text: `Only ${name}`,
});

function itemDifference(one: WornGear['item'], other: WornGear['item']): Difference {
  if (one.id === other.id) return { kind: 'same', text: 'Same item' };
  const levels = one.itemLevel - other.itemLevel;
  if (levels === 0) return { kind: 'same', text: 'Same item level' };
  const text = counted(Math.abs(levels), 'item level');
  return levels > 0 ? { kind: 'more', text: `${text} higher` } : { kind: 'less', text: `${text} lower` };
}

function amountDifference({ unit }: Total, amount: number): Difference {
  if (amount === 0) return { kind: 'same', text: 'Equal' };
  const size = `${thousands(Math.abs(amount))}${unit === 'percent' ? '%' : ''}`;
  return amount > 0 ? { kind: 'more', text: `${size} more` } : { kind: 'less', text: `${size} less` };
}
