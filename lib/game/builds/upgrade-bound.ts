import type { WearableFragment } from '#graphql/generated/documents.ts';

import { type StatValue, statAmount } from '../items/stats.ts';
import { BUILD_SLOTS, type BuildSlot, isTwoHanded } from './build.ts';
import { cappedOf, isAttribute, trainedPoints } from './build-stats.ts';
import { gearScore } from './score.ts';
import type { Upgrade, WornBuild } from './upgrades.ts';
import { strikingSlot, type Weight } from './weights.ts';

/** The first items that slots take, in the order of what they give of what is weighed. */
export interface Ranking {
  readonly slots: readonly BuildSlot[];
  readonly items: readonly WearableFragment[];
  /** True where there are no items behind the last. */
  readonly isWhole: boolean;
  /** True where what is behind the last takes both hands, or is as good as one that does. */
  readonly takesBothHands: boolean;
}

/** True where no item behind the last ones of the rankings can be better than the upgrades that were found. */
export const isProven = (
  worn: WornBuild,
  found: readonly Upgrade<unknown>[],
  rankings: readonly Ranking[],
  weights: readonly Weight[],
): boolean =>
  rankings.every(({ slots, items, isWhole, takesBothHands }) => {
    const last = items.at(-1);
    if (isWhole || !last) return true;
    return slots.every((slot) => {
      if (slot === 'off-hand' && hasBothHandsFull(worn)) return true;
      const gain = found.find((each) => each.slot === slot)?.gain ?? 0;
      return gain >= mostGain(worn, slot, last, weights, takesBothHands);
    });
  });

const hasBothHandsFull = ({ gear }: WornBuild): boolean =>
  gear.some(({ equipSlot, item }) => equipSlot === 'MAIN_HAND' && isTwoHanded(item));

/**
 * The most that an item gains in a slot which gives no more than another one: the slot is emptied, its talismans stay, and
 * a point above the soft cap counts no more than one below it. Sets that are worn in part are not in it.
 */
function mostGain(
  worn: WornBuild,
  slot: BuildSlot,
  last: WearableFragment,
  weights: readonly Weight[],
  takesBothHands: boolean,
): number {
  const { slot: equipSlot } = BUILD_SLOTS[slot];
  const talismans = worn.gear.find((each) => each.equipSlot === equipSlot)?.talismans ?? [];
  const others = worn.gear.filter(
    (each) => each.equipSlot !== equipSlot && !(takesBothHands && each.equipSlot === 'OFF_HAND'),
  );
  const kept = talismans.reduce((sum, { stats }) => sum + Math.max(0, plainSum(stats, weights)), 0);
  const strikes =
    strikingSlot(worn.build.career) === equipSlot ? weightOf(weights, 'DPS') * (last.dps / 10) : 0;
  const given = plainSum(last.stats, boundingWeights(worn, weights)) + strikes;
  return gearScore(worn, others, weights) + kept + given - gearScore(worn, worn.gear, weights);
}

/**
 * The weights by which an item is never better than it looks: attributes that lie above the soft cap, whatever comes off,
 * count half.
 */
export const boundingWeights = (worn: WornBuild, weights: readonly Weight[]): readonly Weight[] =>
  weights.map(({ stat, weight }) => ({ stat, weight: isAlwaysCapped(worn, stat) ? weight / 2 : weight }));

function isAlwaysCapped({ build, base, gear }: WornBuild, stat: string): boolean {
  if (!isAttribute(stat)) return false;
  const own = (base?.[stat] ?? 0) + trainedPoints(build, stat);
  const given = gear.map(({ item, talismans }) =>
    [item, ...talismans].reduce((sum, { stats }) => sum + plainSum(stats, [{ stat, weight: 1 }]), 0),
  );
  const all = given.reduce((sum, each) => sum + each, 0);
  // A weapon for both hands takes two pieces off.
  const [first = 0, second = 0] = given.toSorted((one, other) => other - one);
  const least = own + all - first - second;
  return cappedOf(least, build.level) < least;
}

/** Adds up stats, each times its weight, in the units in which they are printed. */
const plainSum = (
  stats: readonly StatValue[],
  weights: readonly { stat: string; weight: number }[],
): number => stats.reduce((sum, each) => sum + weightOf(weights, each.stat) * statAmount(each), 0);

const weightOf = (weights: readonly { readonly stat: string; readonly weight: number }[], stat: string) =>
  weights.find((each) => each.stat === stat)?.weight ?? 0;
