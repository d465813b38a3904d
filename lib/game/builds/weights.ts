import type { Career, Stat } from '#graphql/generated/documents.ts';

import { statLabel } from '../items/stats.ts';
import { type GameRole, gameRoleOf } from '../players/game-role.ts';

/** Something that gear is weighed by: a stat, or the damage per second of the weapon that a career strikes with. */
export type WeighedStat = Stat | 'DPS';

/** A stat that gear is weighed by, and how often a point or a percent of it counts. */
export interface Weight {
  readonly stat: WeighedStat;
  readonly weight: number;
}

/** A weight that is there unless a visitor gives others, and why. */
interface ReasonedWeight extends Weight {
  readonly reason: string;
}

/** The slots whose weapon's damage counts, by what a career strikes with. */
export const STRIKES_WITH = { melee: 'MAIN_HAND', ranged: 'RANGED_WEAPON' } as const;

const WOUNDS = { stat: 'WOUNDS', weight: 1, reason: 'ten hit points each' } as const;

/** A point of power is worth a point of the attribute that it stands beside, and a percent ten of them. */
const POWER = 'counts in the bonus as a point of the attribute';
const CRITICAL = 'a percent counts as ten points of the attribute';
const DAMAGE = 'a rule of thumb: one of it is five points of the attribute';

const melee: readonly ReasonedWeight[] = [
  { stat: 'STRENGTH', weight: 2, reason: 'raises every blow, and less of them are parried' },
  { stat: 'MELEE_POWER', weight: 2, reason: POWER },
  { stat: 'MELEE_CRIT_RATE', weight: 20, reason: CRITICAL },
  { stat: 'DPS', weight: 10, reason: DAMAGE },
  { stat: 'WEAPON_SKILL', weight: 1, reason: 'penetrates armor' },
  WOUNDS,
];

const magic: readonly ReasonedWeight[] = [
  { stat: 'INTELLIGENCE', weight: 2, reason: 'raises every spell, and less of them are disrupted' },
  { stat: 'MAGIC_POWER', weight: 2, reason: POWER },
  { stat: 'MAGIC_CRIT_RATE', weight: 20, reason: CRITICAL },
  WOUNDS,
];

const healer: readonly ReasonedWeight[] = [
  { stat: 'WILLPOWER', weight: 2, reason: 'raises every heal, and disrupts' },
  { stat: 'HEALING_POWER', weight: 2, reason: POWER },
  { stat: 'HEAL_CRIT_RATE', weight: 20, reason: CRITICAL },
  WOUNDS,
  { stat: 'TOUGHNESS', weight: 1, reason: 'takes something off every hit' },
];

/** Healers who also heal by striking. */
const strikingHealer: readonly ReasonedWeight[] = [
  ...healer,
  { stat: 'STRENGTH', weight: 1, reason: 'heals by blows as well' },
];

const BY_ROLE: Readonly<Record<GameRole, readonly ReasonedWeight[]>> = {
  tank: [
    { ...WOUNDS, weight: 3 },
    { stat: 'TOUGHNESS', weight: 2, reason: 'takes something off every hit' },
    { stat: 'INITIATIVE', weight: 2, reason: 'parries, and is critically hit less' },
    { stat: 'BLOCK', weight: 20, reason: 'a percent counts as ten points of Toughness' },
    { stat: 'STRENGTH', weight: 1, reason: 'makes foes turn to the tank' },
    { stat: 'DPS', weight: 5, reason: 'a rule of thumb: one of it is five points of Strength' },
  ],
  melee,
  ranged: [
    { stat: 'BALLISTIC_SKILL', weight: 2, reason: 'raises every shot, and less of them are dodged' },
    { stat: 'RANGED_POWER', weight: 2, reason: POWER },
    { stat: 'RANGED_CRIT_RATE', weight: 20, reason: CRITICAL },
    { stat: 'DPS', weight: 10, reason: DAMAGE },
    { stat: 'WEAPON_SKILL', weight: 1, reason: 'penetrates armor' },
    WOUNDS,
  ],
  healer,
};

/** Careers that are weighed otherwise than their role. */
const BY_CAREER: Readonly<Partial<Record<Career, readonly ReasonedWeight[]>>> = {
  BRIGHT_WIZARD: magic,
  MAGUS: magic,
  SORCERER: magic,
  WARRIOR_PRIEST: strikingHealer,
  DISCIPLE_OF_KHAINE: strikingHealer,
};

/**
 * The weights for the gear of a career unless a visitor gives others, each with its reason (rules.md: What to wear
 * next).
 * @example weightsFor('SLAYER')[0] // { stat: 'STRENGTH', weight: 2, reason: 'raises every blow, …' }
 */
export const weightsFor = (career: Career): readonly ReasonedWeight[] =>
  BY_CAREER[career] ?? BY_ROLE[gameRoleOf(career) ?? 'tank'];

/** The slot whose weapon's damage counts for a career. */
export const strikingSlot = (career: Career) =>
  gameRoleOf(career) === 'ranged' ? STRIKES_WITH.ranged : STRIKES_WITH.melee;

/**
 * Names what is weighed.
 * @example weighedLabel('WOUNDS') // 'Wounds'
 */
export const weighedLabel = (stat: WeighedStat): string =>
  stat === 'DPS' ? 'Damage per second' : statLabel(stat);
