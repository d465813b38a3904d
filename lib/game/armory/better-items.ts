import type { BetterItemFragment, Stat, WornItemFragment } from '#graphql/generated/documents.ts';
import { statAmount, type StatValue } from '../items/stats.ts';
import slots from './better-slots.json' with { type: 'json' };

/** A stat that a visitor weighs, and how often it counts. */
export interface Weight {
  readonly stat: Stat;
  readonly weight: number;
}

/** A place for gear, by the name of its list in the question; rings and pockets are one place each. */
export type BetterPlace = keyof typeof slots;

interface Weighed {
  readonly id: string;
  readonly slot: string;
  readonly stats: readonly StatValue[];
}

interface Worn<Item> {
  readonly equipSlot: string;
  readonly item: Item;
}

/** The items that are better than the worn one in a place. */
export interface BetterSlot<WornItem, Item> {
  readonly label: string;
  /** The worn item that gives least; null for an empty slot. */
  readonly worn: WornItem | null;
  /** The best first. */
  readonly better: readonly { readonly item: Item; readonly gain: number }[];
}

/** The items that are better than a character's gear. */
export interface BetterGear {
  readonly slots: readonly BetterSlot<WornItemFragment['item'], BetterItemFragment>[];
  /** The items of the highest item level that were read of each slot; null where all were. */
  readonly read: number | null;
}

/**
 * Adds up the weighed stats of an item, in the units in which they are printed.
 * @example weighedSum({ stats: [{ stat: 'WOUNDS', value: 10 }] }, [{ stat: 'WOUNDS', weight: 2 }]) // 20
 */
export const weighedSum = ({ stats }: Pick<Weighed, 'stats'>, weights: readonly Weight[]): number =>
  stats
    .flatMap((each) =>
      weights.flatMap(({ stat, weight }) => (stat === each.stat ? weight * statAmount(each) : [])),
    )
    .reduce((sum, amount) => sum + amount, 0);

/**
 * The items that give more of the weighed stats than what is worn, place by place (rules.md: Better gear). Talismans and
 * sets do not count.
 * @param found candidates, which the character may wear, by place
 * @param most items of a place
 */
export function betterSlots<WornItem extends Weighed, Item extends Weighed>(
  worn: readonly Worn<WornItem>[],
  found: Readonly<Partial<Record<BetterPlace, readonly Item[]>>>,
  weights: readonly Weight[],
  most: number,
): readonly BetterSlot<WornItem, Item>[] {
  const ids = new Set(worn.map(({ item }) => item.id));
  return Object.entries(slots).flatMap(([place, { label, slots: own }]) => {
    const here = worn.filter(({ equipSlot }) => own.includes(equipSlot)).map(({ item }) => item);
    const sums = here.map((item) => weighedSum(item, weights));
    const isFull = here.length >= own.length;
    const least = isFull ? here[sums.indexOf(Math.min(...sums))] : undefined;
    const sum = isFull ? Math.min(...sums) : 0;
    // An empty off hand may be due to a weapon for both hands; a second weapon takes a career that has one.
    if (place === 'offHand' && !least) return [];
    const better = (found[place as BetterPlace] ?? [])
      .filter(
        ({ id, slot }) =>
          !ids.has(id) && (place !== 'offHand' || slot !== 'EITHER_HAND' || least?.slot === slot),
      )
      .map((item) => ({ item, gain: weighedSum(item, weights) - sum }))
      .filter(({ gain }) => gain > 0)
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, most);
    return better.length === 0 ? [] : [{ label, worn: least ?? null, better }];
  });
}
