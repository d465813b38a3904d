import type { Stat } from '#graphql/generated/resolvers.ts';
import type { Career, CareerName } from '#graphql/world/characters/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { ItemStat } from './item.ts';

/** Stats that are shares in percent (rules.md: Stats; there without a sign, but shares all the same: the last line). */
const PERCENTAGES: ReadonlySet<Stat> = new Set<Stat>([
  ...(['BLOCK', 'PARRY', 'DISRUPT', 'EVADE'] as const),
  ...(['HEAL_CRIT_RATE', 'RANGED_CRIT_RATE', 'MELEE_CRIT_RATE', 'MAGIC_CRIT_RATE'] as const),
  ...([
    'BLOCK_STRIKETHROUGH',
    'PARRY_STRIKETHROUGH',
    'DISRUPT_STRIKETHROUGH',
    'EVADE_STRIKETHROUGH',
  ] as const),
  ...(['CRITICAL_HIT_RATE_REDUCTION', 'AUTO_ATTACK_SPEED', 'ARMOR_PENETRATION_REDUCTION'] as const),
  ...(['INCOMING_HEAL_PERCENT', 'OUTGOING_DAMAGE', 'OUTGOING_HEAL_PERCENT'] as const),
  ...(['ARMOR_PENETRATION', 'CRITICAL_DAMAGE', 'CRITICAL_DAMAGE_TAKEN_REDUCTION', 'VELOCITY'] as const),
  ...(['AUTO_ATTACK_DAMAGE', 'HATE_CAUSED', 'HATE_RECEIVED'] as const),
  ...(['GOLD_LOOTED', 'XP_RECEIVED', 'RENOWN_RECEIVED', 'INFLUENCE_RECEIVED'] as const),
]);

/** Stats that are counted in single points, whatever the level. */
const SMALL: ReadonlySet<Stat> = new Set<Stat>([
  ...(['ACTION_POINT_REGEN', 'MORALE_REGEN', 'HEALTH_REGEN'] as const),
  ...(['MASTERY_1_BONUS', 'MASTERY_2_BONUS', 'MASTERY_3_BONUS'] as const),
]);

const RESISTANCES = ['ELEMENTAL_RESISTANCE', 'SPIRIT_RESISTANCE', 'CORPOREAL_RESISTANCE'] as const;

/** The purpose of a piece: its usual stats, and those that only better pieces have. */
interface Theme {
  readonly usual: readonly Stat[];
  readonly choice: readonly Stat[];
}

const THEMES = {
  tank: {
    usual: ['WOUNDS', 'TOUGHNESS', 'INITIATIVE', 'STRENGTH', 'WEAPON_SKILL', ...RESISTANCES],
    choice: [
      ...(['BLOCK', 'PARRY', 'CRITICAL_HIT_RATE_REDUCTION', 'FORTITUDE', 'HATE_CAUSED'] as const),
      ...(['ARMOR', 'HEALTH_REGEN', 'BLOCK_STRIKETHROUGH', 'ARMOR_PENETRATION_REDUCTION'] as const),
    ],
  },
  healer: {
    usual: ['WILLPOWER', 'WOUNDS', 'TOUGHNESS', 'INITIATIVE', ...RESISTANCES],
    choice: [
      ...(['HEALING_POWER', 'HEAL_CRIT_RATE', 'ACTION_POINT_REGEN', 'DISRUPT', 'HATE_RECEIVED'] as const),
      ...(['OUTGOING_HEAL_PERCENT', 'INCOMING_HEAL_PERCENT', 'MASTERY_1_BONUS'] as const),
    ],
  },
  melee: {
    usual: ['STRENGTH', 'WEAPON_SKILL', 'WOUNDS', 'TOUGHNESS', 'INITIATIVE'],
    choice: [
      ...(['MELEE_POWER', 'MELEE_CRIT_RATE', 'PARRY', 'PARRY_STRIKETHROUGH', 'AUTO_ATTACK_SPEED'] as const),
      ...(['AUTO_ATTACK_DAMAGE', 'ARMOR_PENETRATION', 'MASTERY_2_BONUS', 'OUTGOING_DAMAGE'] as const),
    ],
  },
  shooter: {
    usual: ['BALLISTIC_SKILL', 'WEAPON_SKILL', 'WOUNDS', 'INITIATIVE', 'TOUGHNESS'],
    choice: [
      ...(['RANGED_POWER', 'RANGED_CRIT_RATE', 'EVADE', 'EVADE_STRIKETHROUGH', 'ARMOR_PENETRATION'] as const),
      ...(['BLOCK_STRIKETHROUGH', 'CRITICAL_DAMAGE', 'MASTERY_3_BONUS'] as const),
    ],
  },
  caster: {
    usual: ['INTELLIGENCE', 'WOUNDS', 'TOUGHNESS', 'WILLPOWER', ...RESISTANCES],
    choice: [
      ...(['MAGIC_POWER', 'MAGIC_CRIT_RATE', 'DISRUPT_STRIKETHROUGH', 'ACTION_POINT_REGEN'] as const),
      ...(['MORALE_REGEN', 'CRITICAL_DAMAGE', 'OUTGOING_DAMAGE', 'DISRUPT'] as const),
    ],
  },
  fortune: {
    usual: ['GOLD_LOOTED', 'XP_RECEIVED', 'RENOWN_RECEIVED', 'INFLUENCE_RECEIVED', 'WOUNDS'],
    choice: ['VELOCITY', 'LOOT_CHANCE', 'STEALTH_DETECTION', 'CULTIVATION', 'APOTHECARY', 'SALVAGING'],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;
export const FIGHTING_THEMES: readonly ThemeName[] = ['tank', 'healer', 'melee', 'shooter', 'caster'];

const CASTERS: ReadonlySet<CareerName> = new Set<CareerName>(['BRIGHT_WIZARD', 'MAGUS', 'SORCERER']);

export function themeOf({ archetype, name }: Career): ThemeName {
  if (archetype === 'TANK') return 'tank';
  if (archetype === 'HEALER') return 'healer';
  if (archetype === 'MELEE_DPS') return 'melee';
  return CASTERS.has(name) ? 'caster' : 'shooter';
}

/** The stats that are of use to a career of a theme. */
export const statsWanted = (theme: ThemeName): ReadonlySet<Stat> =>
  new Set<Stat>([...THEMES[theme].usual, ...THEMES[theme].choice]);

/** One stat with a value that suits an item level of 1 to 80; `weight` 1 for an average piece. */
export function statOf(random: Random, stat: Stat, itemLevel: number, weight = 1): ItemStat {
  const percentage = PERCENTAGES.has(stat);
  return { stat, percentage, value: percentage || SMALL.has(stat) ? fewPoints() : manyPoints() };

  function fewPoints() {
    return Math.max(1, Math.round((itemLevel / 20) * weight * random.between(0.5, 1.4)));
  }
  function manyPoints() {
    return Math.max(1, Math.round((3 + itemLevel * 0.42) * weight * random.between(0.6, 1.3)));
  }
}

/** Draws different stats of a theme; the better half of a long list comes from the theme's favourites. */
export function statsOf(random: Random, theme: ThemeName, count: number, itemLevel: number, weight = 1) {
  const { usual, choice } = THEMES[theme];
  const choices = random.shuffle<Stat>(choice).slice(0, Math.max(0, Math.ceil(count / 2) - 1));
  const usuals = random.shuffle<Stat>(usual).slice(0, count - choices.length);
  return [...usuals, ...choices].map((stat) => statOf(random, stat, itemLevel, weight));
}
