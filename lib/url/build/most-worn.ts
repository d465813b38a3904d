import type { Route } from 'next';

import { type BuildSlot, hasSlot, isTwoHanded } from '#lib/game/builds/build.ts';

import { changedHref } from './build-address.ts';
import type { BuildPlan, WornByBest, WornChoice } from './build-plan.ts';

/**
 * The items that most wear, one for each slot: of slots that are alike, such as pockets, the next of them for the next
 * slot, and nothing for the off hand beside a weapon for both hands. Items that are out of reach are not among the choices.
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
  if (takesBothHands(worn)) worn.delete('off-hand');
  return worn;
}

const takesBothHands = (worn: ReadonlyMap<BuildSlot, WornChoice>): boolean => {
  const main = worn.get('main-hand');
  return main !== undefined && isTwoHanded(main.item);
};

/** The changes that take the off hand off. */
const OFF_HAND = [
  ['off-hand', null],
  ['off-hand.talismans', null],
] as const;

/** A plan as far as its first build is concerned. */
interface WornPlan extends Pick<BuildPlan, 'address'> {
  readonly mine: Pick<BuildPlan['mine'], 'build'>;
}

/**
 * The address of the build with all most worn items on; null where they are on already, or nobody wears any. Talismans
 * stay in an item that is on already, and slots without a most worn item keep theirs, but the off hand beside a weapon for
 * both hands.
 */
export function mostWornHref({ address, mine }: WornPlan, { choices }: WornByBest): Route | null {
  const most = mostWorn(choices, address.career);
  const off = takesBothHands(most) && mine.build.slots['off-hand'] ? OFF_HAND : [];
  const changes = [...most]
    .filter(([slot, { item }]) => mine.build.slots[slot]?.item !== item.id)
    .flatMap(([slot, { item }]) => [[slot, item.id] as const, [`${slot}.talismans`, null] as const]);
  return changes.length + off.length > 0
    ? changedHref(address, Object.fromEntries([...changes, ...off]))
    : null;
}
