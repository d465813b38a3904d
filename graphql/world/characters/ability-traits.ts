import type { AbilityType, Stat } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import styles from '../words/ability-styles.json' with { type: 'json' };
import type { Career } from './careers.ts';

/**
 * The traits of abilities without cost and reach: effects of items, and abilities that no player has. Times are in
 * milliseconds, ranges in feet; 0 stands for none.
 */
export const NO_TRAITS = {
  abilityType: 'DEFAULT' as AbilityType,
  actionPointCost: 0,
  castTime: 0,
  cooldown: 0,
  minLevel: 0,
  minRange: 0,
  range: 0,
  moraleCost: 0,
  moraleLevel: 0,
  specialization: 0,
  labels: [] as readonly string[],
  /** `{value}` in it stands for the value: base + perLevel * level + perStat * the stat; null for an unknown one. */
  description: null as string | null,
  valueBase: 0,
  valuePerLevel: 0,
  valueStat: null as Stat | null,
  valuePerStat: 0,
};

/** The costs and effects of an ability. */
export type AbilityTraits = Readonly<typeof NO_TRAITS>;

/** The fighting style of a career: the reach, the stat and the texts of its abilities. */
const STYLE_OF_THEME = {
  tank: styles.MELEE,
  healer: styles.PRAYER,
  melee: styles.MELEE,
  shooter: styles.SHOOTING,
  caster: styles.MAGIC,
};

const MORALE_COSTS = [720, 1440, 2160, 3600] as const;

/**
 * Draws the traits of one ability of a career, by its place among them: the first is there from the first level, the
 * last needs morale.
 */
export function drawTraits(id: number, career: Career, index: number, count: number): AbilityTraits {
  const random = new Random(`ability ${id}`);
  const style = STYLE_OF_THEME[career.theme];
  const isMorale = index === count - 1;
  const rank = isMorale ? random.int(1, MORALE_COSTS.length) : 0;
  const strength = isMorale ? 3 : 1;
  return {
    abilityType: isMorale ? 'MORALE' : index === 0 ? 'FIRST' : 'DEFAULT',
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
    valueBase: strength * random.int(20, 60),
    valuePerLevel: strength * random.int(2, 6),
    valueStat: style.stat as Stat,
    valuePerStat: random.int(4, 12) / 10,
  };
}
