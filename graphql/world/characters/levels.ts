import type { Random } from '#graphql/world/random.ts';

export type Tier = 1 | 2 | 3 | 4;

/** The levels that fight in a tier, both ends included. */
export const LEVELS_OF_TIER: Readonly<Record<Tier, readonly [lowest: number, highest: number]>> = {
  1: [1, 15],
  2: [16, 25],
  3: [26, 35],
  4: [36, 40],
};

const HIGHEST_RENOWN_RANK = 80;

const drawTier = (random: Random): Tier => {
  const draw = random.next();
  if (draw < 0.16) return 1;
  if (draw < 0.25) return 2;
  return draw < 0.37 ? 3 : 4;
};

function drawRenownRank(random: Random, tier: Tier, level: number): number {
  if (tier === 4)
    return Math.min(HIGHEST_RENOWN_RANK, Math.round(28 + random.powerLaw(1.4, 26) * 2 + random.int(0, 22)));
  return Math.max(1, Math.round(level * random.between(0.5, 1.1)));
}

/**
 * Level and renown rank, today and at the start of the war window.
 * Nobody leaves a tier meanwhile: a fight of tier 1 is a fight of low levels on every day of the war.
 */
export function drawLevels(random: Random) {
  const tier = drawTier(random);
  const [lowest, highest] = LEVELS_OF_TIER[tier];
  const level = tier === 4 && random.chance(0.85) ? highest : random.int(lowest, highest);
  const renownRank = drawRenownRank(random, tier, level);
  return {
    tier,
    level,
    renownRank,
    levelBefore: Math.max(lowest, level - (random.chance(0.3) ? random.int(1, 6) : 0)),
    renownRankBefore: Math.max(1, renownRank - random.int(0, 5)),
  };
}
