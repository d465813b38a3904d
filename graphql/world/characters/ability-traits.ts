import type { AbilityType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/world/random.ts';
import styles from '../words/ability-styles.json' with { type: 'json' };
import type { Career } from './careers.ts';

/** The stats of players that the numbers of abilities grow with. */
export type AbilityStat = 'STRENGTH' | 'BALLISTIC_SKILL' | 'INTELLIGENCE' | 'WILLPOWER';

/** The costs and effects of an ability. Times in milliseconds, ranges in feet; 0 stands for none. */
export interface AbilityTraits {
  readonly type: AbilityType;
  readonly actionPointCost: number;
  readonly castTime: number;
  readonly cooldown: number;
  readonly minLevel: number;
  readonly minRange: number;
  readonly range: number;
  readonly moraleCost: number;
  readonly moraleLevel: number;
  readonly specialization: number;
  readonly labels: readonly string[];
  /** `{value}` in it stands for the value; null where nobody knows what it does. */
  readonly description: string | null;
  readonly value: AbilityValue;
}

/** base + perLevel * level + perStat * the stat */
export interface AbilityValue {
  readonly base: number;
  readonly perLevel: number;
  readonly stat: AbilityStat | null;
  readonly perStat: number;
}

const NO_VALUE: AbilityValue = { base: 0, perLevel: 0, stat: null, perStat: 0 };

/** The traits of abilities without cost and reach: effects of items, and abilities that no player has. */
export const NO_TRAITS: AbilityTraits = {
  type: 'DEFAULT',
  actionPointCost: 0,
  castTime: 0,
  cooldown: 0,
  minLevel: 0,
  minRange: 0,
  range: 0,
  moraleCost: 0,
  moraleLevel: 0,
  specialization: 0,
  labels: [],
  description: null,
  value: NO_VALUE,
};

const SHOOTERS: ReadonlySet<string> = new Set(['ENGINEER', 'SHADOW_WARRIOR', 'SQUIG_HERDER']);

/** The fighting style of a career: the reach, the stat and the texts of its abilities. */
function styleOf({ name, archetype }: Career) {
  if (archetype === 'HEALER') return styles.PRAYER;
  if (archetype !== 'RANGED_DPS') return styles.MELEE;
  return SHOOTERS.has(name) ? styles.SHOOTING : styles.MAGIC;
}

const MORALE_COSTS = [720, 1440, 2160, 3600] as const;

/**
 * Draws the traits of one ability of a career, by its place among them: the first is there from the first level, the
 * last needs morale.
 */
export function drawTraits(id: number, career: Career, index: number, count: number): AbilityTraits {
  const random = new Random(`ability ${id}`);
  const style = styleOf(career);
  const isMorale = index === count - 1;
  const rank = isMorale ? random.int(1, MORALE_COSTS.length) : 0;
  const strength = isMorale ? 3 : 1;
  return {
    type: isMorale ? 'MORALE' : index === 0 ? 'FIRST' : 'DEFAULT',
    actionPointCost: isMorale ? 0 : random.int(4, 11) * 5,
    castTime: isMorale ? 0 : random.pick(style.castTimes),
    cooldown: isMorale ? 60_000 : random.pick([0, 0, 5000, 10_000, 20_000]),
    minLevel: Math.min(40, 1 + index * 4),
    minRange: style.minRange,
    range: style.range,
    moraleCost: MORALE_COSTS[rank - 1] ?? 0,
    moraleLevel: rank,
    specialization: index > 2 && !isMorale ? random.int(1, 3) : 0,
    labels: style.labels,
    description: random.pick(style.texts),
    value: {
      base: strength * random.int(20, 60),
      perLevel: strength * random.int(2, 6),
      stat: style.stat as AbilityStat,
      perStat: random.int(4, 12) / 10,
    },
  };
}
