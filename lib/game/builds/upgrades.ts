import type { WearableFragment } from '#graphql/generated/documents.ts';

import { keysOf } from '../look-up.ts';
import { BUILD_SLOTS, type BuildSlot, checkGear, type GearPiece, hasSlot } from './build.ts';
import { gearWith } from './put-on.ts';
import { gearScore, type ScoredBuild } from './score.ts';
import type { Weight } from './weights.ts';

/** A build with what it wears. */
export interface WornBuild extends ScoredBuild {
  readonly gear: readonly GearPiece[];
}

/** An item that is better than what a slot has, and the whole gear once it is put on. */
export interface Upgrade<Item> {
  readonly slot: BuildSlot;
  readonly item: Item;
  /** The points that the build has more of what is weighed. */
  readonly gain: number;
  readonly gear: readonly GearPiece[];
}

/** Why an item cannot be put into a slot. */
interface Refused {
  readonly slot: BuildSlot;
  readonly refusals: readonly string[];
}

/** The outcome of an item for a build. */
export interface Trial<Item> {
  /** The place in which the build gains most, or loses least; null where it can be put on nowhere. */
  readonly best: Upgrade<Item> | null;
  /** The slots that have it already. */
  readonly wornIn: readonly BuildSlot[];
  /** Sentences about why it cannot be put on, each once; none where it can. */
  readonly refusals: readonly string[];
}

const SLOTS: ReadonlySet<string> = new Set(Object.values(BUILD_SLOTS).map(({ slot }) => slot));

const slotsOf = (gear: readonly GearPiece[]): ReadonlySet<string> =>
  new Set(gear.map(({ equipSlot }) => equipSlot));

const isWornIn = (worn: WornBuild, slot: BuildSlot, { id }: { readonly id: string }): boolean =>
  worn.gear.some((each) => each.equipSlot === BUILD_SLOTS[slot].slot && each.item.id === id);

/**
 * Returns a function that tells what a build has more of what is weighed with an item in a slot that does not have it, or
 * why it cannot be put on. A weapon for both hands takes the off hand off, pieces of sets count with those that are
 * worn, and what an armory has beside the rules stays on.
 */
function comparerOf(worn: WornBuild, weights: readonly Weight[]) {
  const before = gearScore(worn, worn.gear, weights);
  const allowed = slotsOf(checkGear(worn.build, worn.gear).gear);
  const kept = worn.gear.filter(({ equipSlot }) => SLOTS.has(equipSlot) && allowed.has(equipSlot));
  // What stands in no slot of a build, such as a trophy, and what its rules refuse.
  const odd = worn.gear.filter((each) => !kept.includes(each));
  const sets = new Map(
    worn.gear.flatMap(({ item: { itemSet } }) => (itemSet ? [[itemSet.id, itemSet]] : [])),
  );
  const known = new Set(checkGear(worn.build, kept).refusals);
  return <Item extends WearableFragment>(slot: BuildSlot, item: Item): Upgrade<Item> | Refused => {
    const equipSlot = BUILD_SLOTS[slot].slot;
    const piece = { ...item, itemSet: (item.itemSet && sets.get(item.itemSet.id)) ?? null };
    const after = gearWith(kept, slot, piece);
    const checked = checkGear(worn.build, after);
    const slots = slotsOf(checked.gear);
    const isWhole = kept.every(
      (each) => slots.has(each.equipSlot) || (each.equipSlot === 'OFF_HAND' && slot === 'main-hand'),
    );
    if (!slots.has(equipSlot) || !isWhole) {
      return { slot, refusals: checked.refusals.filter((sentence) => !known.has(sentence)) };
    }
    const gear = [
      ...after.filter((each) => slots.has(each.equipSlot)),
      ...odd.filter((each) => each.equipSlot !== equipSlot),
    ];
    const gain = gearScore(worn, gear, weights) - before;
    return { slot, item, gain: Math.round(gain * 1000) / 1000, gear };
  };
}

/** The slots of a career that take an item. */
const slotsTaking = ({ build: { career } }: ScoredBuild, item: Pick<WearableFragment, 'slot'>) =>
  keysOf(BUILD_SLOTS).filter((slot) => BUILD_SLOTS[slot].takes.includes(item.slot) && hasSlot(career, slot));

const isPossible = <Item>(tried: Upgrade<Item> | Refused): tried is Upgrade<Item> => 'gain' in tried;

/** The sentence without the slot that it begins with. */
const withoutSlot = (sentence: string): string => sentence.slice(sentence.indexOf(': ') + 2);

/** Tries an item in every slot that takes it, as the list of what to wear next does (rules.md: Better for a player). */
export function tryOn<Item extends WearableFragment>(
  worn: WornBuild,
  item: Item,
  weights: readonly Weight[],
): Trial<Item> {
  const compare = comparerOf(worn, weights);
  const slots = keysOf(BUILD_SLOTS).filter((slot) => BUILD_SLOTS[slot].takes.includes(item.slot));
  const wornIn = slots.filter((slot) => isWornIn(worn, slot, item));
  const tried = slots.filter((slot) => !wornIn.includes(slot)).map((slot) => compare(slot, item));
  const [best = null] = tried.filter(isPossible).toSorted((one, other) => other.gain - one.gain);
  const refused = best ? [] : tried.flatMap((each) => (isPossible(each) ? [] : each.refusals));
  return { best, wornIn, refusals: [...new Set(refused.map(withoutSlot))] };
}

/**
 * The best upgrade of each slot, the one that gains most first; no item stands twice (rules.md: What to wear next).
 * @param candidates items that may be worn anywhere
 */
export function bestUpgrades<Item extends WearableFragment>(
  worn: WornBuild,
  candidates: readonly Item[],
  weights: readonly Weight[],
): readonly Upgrade<Item>[] {
  const compare = comparerOf(worn, weights);
  const distinct = [...new Map(candidates.map((item) => [item.id, item])).values()];
  const all = distinct
    .flatMap((item) =>
      slotsTaking(worn, item)
        .filter((slot) => !isWornIn(worn, slot, item))
        .map((slot) => compare(slot, item)),
    )
    .filter(isPossible)
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain || Number(other.item.id) - Number(one.item.id));
  const taken = new Set<string>();
  return all.filter(({ slot, item: { id } }) => {
    if (taken.has(slot) || taken.has(id)) return false;
    taken.add(slot).add(id);
    return true;
  });
}
