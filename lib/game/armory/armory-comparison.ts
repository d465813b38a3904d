import { counted, thousands } from '#lib/format/number.ts';

import { type ArmorySlot, armoryGroups } from './armory-groups.ts';
import { amountText, armoryTotals, inOrder, type Total, type WornGear } from './armory-totals.ts';
import { amountDifference, type Difference, type Pair, pairsOf, withoutArrow } from '../difference.ts';
import { haveSameRole } from '../players/game-role.ts';
import type { WornPiece } from '../items/item-set.ts';
import { wornSets } from './worn-sets.ts';

/** A character with worn items. */
export interface Wearer<Worn> {
  readonly name: string;
  readonly career: string;
  readonly items: readonly Worn[];
}

/**
 * Two armories slot by slot, in the order of the page, without slots that are empty in both (rules.md: Armory).
 * @example compareSlots(mine, theirs)[0].difference.text // '4 item levels higher'
 */
export function compareSlots<Worn extends WornGear>(
  mine: Wearer<Worn>,
  theirs: Wearer<Worn>,
): readonly Pair<Worn>[] {
  return pairsOf(slotsOf(mine.items), slotsOf(theirs.items), (near, far) => {
    const [one, other] = [near?.worn ?? null, far?.worn ?? null];
    const difference =
      one && other ? wornDifference(one, other) : onlyOne(one ? mine.name : theirs.name, one !== null);
    return { mine: one, theirs: other, difference };
  }).filter((pair) => pair.mine ?? pair.theirs);
}

/**
 * The totals of two armories, stat by stat, without arrows where the roles of the wearers differ (rules.md: Armory).
 * @example compareTotals(mine, theirs)[0] // { label: 'Armor', mine: '900', theirs: '880', ... }
 */
export function compareTotals(mine: Wearer<WornGear>, theirs: Wearer<WornGear>): readonly Pair<string>[] {
  const mayBeBetter = haveSameRole([mine, theirs]);
  return pairsOf(
    totalsOf(mine.items),
    totalsOf(theirs.items),
    (one, other) => {
      const amount = (one?.sum ?? 0) - (other?.sum ?? 0);
      const percent = (one ?? other)?.unit === 'percent' ? '%' : '';
      const difference = amountDifference(amount, `${thousands(Math.abs(amount))}${percent}`);
      return {
        mine: one && amountText(one, one.sum),
        theirs: other && amountText(other, other.sum),
        difference: mayBeBetter ? difference : withoutArrow(difference),
      };
    },
    inOrder,
  );
}

/**
 * The active bonuses of two armories, each with the pieces worn; null below what it takes (rules.md: Armory).
 * @example compareBonuses(mine, theirs)[0].label // 'The Ninth Watch, 3 pieces: +72 Toughness'
 */
export function compareBonuses(mine: Wearer<WornPiece>, theirs: Wearer<WornPiece>): readonly Pair<number>[] {
  return pairsOf(bonusesOf(mine.items), bonusesOf(theirs.items), (one, other) => ({
    mine: one?.worn ?? null,
    theirs: other?.worn ?? null,
    difference: one && other ? SAME_BONUS : onlyOne(one ? mine.name : theirs.name, one !== null),
  }));
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

const SAME_ITEM: Difference = { kind: 'same', text: 'Same item' };

const SAME_BONUS: Difference = { kind: 'same', text: 'Both' };

const onlyOne = (name: string, first: boolean): Difference => ({
  kind: first ? 'more' : 'less',
  text: `Only ${name}`,
});

function wornDifference({ item: one, ...near }: WornGear, { item: other, ...far }: WornGear): Difference {
  if (one.id === other.id) {
    return haveSame(near.talismans, far.talismans)
      ? SAME_ITEM
      : { kind: 'plain', text: 'Same item, other talismans' };
  }
  const levels = one.itemLevel - other.itemLevel;
  if (levels === 0) return { kind: 'same', text: 'Same item level' };
  const text = counted(Math.abs(levels), 'item level');
  return levels > 0 ? { kind: 'more', text: `${text} higher` } : { kind: 'less', text: `${text} lower` };
}

/** True for the same talismans in any order. */
function haveSame(near: WornGear['talismans'], far: WornGear['talismans']): boolean {
  const [one, other] = [near, far].map((talismans) =>
    talismans
      .map(({ id }) => id)
      .toSorted()
      .join(','),
  );
  return one === other;
}

/** True for a slot in which two wear the same item with the same talismans. */
export const isSameWorn = ({ difference }: Pair<unknown>): boolean => difference === SAME_ITEM;
