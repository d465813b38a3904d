import type { Route } from 'next';

import { type BuildSlot, hasSlot } from '#lib/game/builds/build.ts';

import { changedHref } from './build-address.ts';
import type { BuildPlan, WornByBest, WornChoice } from './build-plan.ts';

/**
 * The items that most wear, one for each slot: of slots that are alike, such as pockets, the next of them for the next
 * slot. Items that are out of reach are not among the choices.
 * @example mostWorn(choices, 'SLAYER') // Map { 'helm' => { item: { id: '7', … }, … }, … }
 */
export function mostWorn(
  choices: readonly WornChoice[],
  career: BuildPlan['address']['career'],
): ReadonlyMap<BuildSlot, WornChoice> {
  const worn = new Map<BuildSlot, WornChoice>();
  for (const choice of choices.toSorted((one, other) => other.wearers - one.wearers)) {
    const slot = choice.slots.find((each) => !worn.has(each) && hasSlot(career, each));
    if (slot) worn.set(slot, choice);
  }
  return worn;
}

/** A plan as far as its first build is concerned. */
interface WornPlan extends Pick<BuildPlan, 'address'> {
  readonly mine: Pick<BuildPlan['mine'], 'build'>;
}

/**
 * The address of the build with all most worn items on; null where they are on already, or nobody wears any. Talismans
 * stay in an item that is on already, and slots without a most worn item keep theirs.
 */
export function mostWornHref({ address, mine }: WornPlan, { choices }: WornByBest): Route | null {
  const changes = [...mostWorn(choices, address.career)]
    .filter(([slot, { item }]) => mine.build.slots[slot]?.item !== item.id)
    .flatMap(([slot, { item }]) => [[slot, item.id] as const, [`${slot}.talismans`, null] as const]);
  return changes.length > 0 ? changedHref(address, Object.fromEntries(changes)) : null;
}
