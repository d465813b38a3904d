import { gainsOf } from '../armory/armory-totals.ts';
import { measuresOf } from '../items/item-measures.ts';
import type { BaseStats, Build, GearPiece } from './build.ts';
import { cappedOf, isAttribute, statKey, trainedPoints } from './build-stats.ts';
import { strikingSlot, type Weight } from './weights.ts';

/** A build and its career's own stats, which decide what lies above the soft cap. */
export interface ScoredBuild {
  readonly build: Build;
  readonly base: BaseStats | null;
}

/**
 * Adds up the weighed stats that gear gives, talismans and active set bonuses too, each in the unit in which it is printed,
 * times its weight (rules.md: What to wear next). Attributes count with their own and trained points, so that those above
 * the soft cap count half.
 */
export function gearScore(
  { build, base }: ScoredBuild,
  gear: readonly GearPiece[],
  weights: readonly Weight[],
): number {
  const sums = new Map<string, number>(weights.map(({ stat }) => [stat, 0]));
  for (const { stat, unit, amount } of gainsOf(gear)) {
    const sum = sums.get(stat);
    if (sum !== undefined && statKey(stat, unit === 'percent') === stat) sums.set(stat, sum + amount);
  }
  return weights.reduce((score, { stat, weight }) => {
    if (stat === 'DPS') return score + weight * damageOf(build, gear);
    const sum = sums.get(stat) ?? 0;
    if (!isAttribute(stat)) return score + weight * sum;
    const own = (base?.[stat] ?? 0) + trainedPoints(build, stat);
    return score + weight * cappedOf(own + sum, Math.max(1, build.level));
  }, 0);
}

/** The damage per second of the weapon that a career strikes with. */
function damageOf({ career }: Build, gear: readonly GearPiece[]): number {
  const weapon = gear.find(({ equipSlot }) => equipSlot === strikingSlot(career));
  return weapon ? (measuresOf(weapon.item).find(({ label }) => label === 'DPS')?.amount ?? 0) : 0;
}
