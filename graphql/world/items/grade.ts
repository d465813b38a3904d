import type { ItemRarity } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/rules/random.ts';
import { type Draft, drawAbility, drawBuff } from './item.ts';
import { statsOf, type ThemeName } from './stats.ts';

/** From the poorest to the best. */
const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE', 'MYTHIC'];

/** The ranks that a character needs to wear a piece. */
export interface Milestone {
  readonly level: number;
  readonly renownRank: number;
}

const FIRST_LEVELS = [1, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39];
const LAST_RENOWN_RANKS = [30, 42, 54, 68];
/** Some levels ask for a little renown too. */
const RENOWN_AT_LEVEL: Readonly<Record<number, number>> = { 12: 4, 21: 9, 30: 14 };

/** Every few levels, and at the highest by renown. */
export const MILESTONES: readonly Milestone[] = [
  ...FIRST_LEVELS.map((level) => ({ level, renownRank: RENOWN_AT_LEVEL[level] ?? 0 })),
  ...LAST_RENOWN_RANKS.map((renownRank) => ({ level: 40, renownRank })),
];

/** The higher, the rarer; a few lucky finds at any level. */
function drawRarity(random: Random, { level, renownRank }: Milestone): ItemRarity {
  const grade = Math.round(0.6 + level / 18 + renownRank / 45 + random.bell() * 0.7);
  return RARITIES[Math.min(Math.max(grade, 0), RARITIES.length - 1)] ?? 'COMMON';
}

export const gradeOf = (rarity: ItemRarity): number => RARITIES.indexOf(rarity);

export const itemLevelOf = ({ level, renownRank }: Milestone, rarity: ItemRarity): number =>
  Math.round(level + renownRank * 0.45 + Math.max(0, gradeOf(rarity) - 1) * 1.5);

type Power = Pick<
  Draft,
  'rarity' | 'itemLevel' | 'level' | 'renownRank' | 'talismanSlots' | 'stats' | 'buffs' | 'abilities'
> & { itemLevel: number };

interface PowerOptions {
  readonly milestone: Milestone;
  readonly theme: ThemeName;
  readonly weight?: number;
  readonly rarity?: ItemRarity;
}

/** Draws the power of a piece of gear: the rarer, the more stats and talisman slots; the best also have effects. */
export function drawPower(
  random: Random,
  { milestone, theme, weight = 1, rarity = drawRarity(random, milestone) }: PowerOptions,
): Power {
  const grade = gradeOf(rarity);
  const itemLevel = itemLevelOf(milestone, rarity);
  return {
    level: milestone.level,
    renownRank: milestone.renownRank,
    rarity,
    itemLevel,
    talismanSlots: grade < 2 ? 0 : Math.min(3, grade - 1 - random.int(0, 1)),
    stats: statsOf(random, theme, grade === 0 ? 0 : random.int(grade, grade + 1), itemLevel, weight),
    buffs: random.chance(grade * 0.05) ? [drawBuff(random, itemLevel)] : [],
    abilities: random.chance(grade * 0.03) ? [drawAbility(random, itemLevel)] : [],
  };
}
