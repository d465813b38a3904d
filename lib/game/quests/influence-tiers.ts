import { plain } from '#lib/format/number.ts';
import type { Career } from '#graphql/generated/documents.ts';

import { isUsableBy, type RestrictedItem } from '../items/usable-items.ts';

/** The game's names of the influence tiers (rules.md: Chapters). */
const LABELS: ReadonlyMap<number, string> = new Map([
  [1, 'Basic'],
  [2, 'Advanced'],
  [3, 'Elite'],
]);

/** The rewards of one tier, in the API's order. */
export interface InfluenceTier<Reward> {
  readonly tier: number;
  readonly label: string;
  readonly rewards: readonly Reward[];
}

/**
 * Rewards of influence by their tiers, the lowest first: the three of the game always, one that it does not name
 * where it rewards something.
 * @param career only what it can use; null for everything.
 * @example influenceTiers(rewards, null).map(({ label }) => label) // ['Basic', 'Advanced', 'Elite']
 */
export function influenceTiers<Reward extends { readonly tier: number; readonly item: RestrictedItem }>(
  rewards: readonly Reward[],
  career: Career | null,
): readonly InfluenceTier<Reward>[] {
  const tiers = new Set([...LABELS.keys(), ...rewards.map(({ tier }) => tier)]);
  const usable = rewards.filter(({ item }) => career === null || isUsableBy(career, item));
  return [...tiers]
    .toSorted((one, other) => one - other)
    .map((tier) => ({
      tier,
      label: LABELS.get(tier) ?? `Tier ${plain(tier)}`,
      rewards: usable.filter((reward) => Object.is(reward.tier, tier)),
    }));
}
