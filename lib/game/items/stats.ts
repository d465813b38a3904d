import type { Stat } from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { thousands } from '#lib/format/number.ts';

import { lookUp } from '../look-up.ts';

/** The stats that items can be searched for, in the order of the search form, and what visitors read for each. */
export const ITEM_STATS = [
  { value: 'WOUNDS', label: 'Wounds' },
  { value: 'WEAPON_SKILL', label: 'Weapon Skill' },
  { value: 'WILLPOWER', label: 'Willpower' },
  { value: 'BALLISTIC_SKILL', label: 'Ballistic Skill' },
  { value: 'TOUGHNESS', label: 'Toughness' },
  { value: 'INITIATIVE', label: 'Initiative' },
  { value: 'STRENGTH', label: 'Strength' },
  { value: 'INTELLIGENCE', label: 'Intelligence' },
  { value: 'BLOCK', label: 'Block' },
  { value: 'PARRY', label: 'Parry' },
  { value: 'DISRUPT', label: 'Disrupt' },
  { value: 'EVADE', label: 'Dodge' },
  { value: 'ELEMENTAL_RESISTANCE', label: 'Elemental Resistance' },
  { value: 'SPIRIT_RESISTANCE', label: 'Spiritual Resistance' },
  { value: 'CORPOREAL_RESISTANCE', label: 'Corporeal Resistance' },
  { value: 'HEAL_CRIT_RATE', label: 'Healing Critical Chance' },
  { value: 'RANGED_CRIT_RATE', label: 'Ranged Critical Chance' },
  { value: 'MELEE_CRIT_RATE', label: 'Melee Critical Chance' },
  { value: 'MAGIC_CRIT_RATE', label: 'Magic Critical Chance' },
  { value: 'ACTION_POINT_REGEN', label: 'AP per second' },
  { value: 'MORALE_REGEN', label: 'Morale' },
  { value: 'HEALTH_REGEN', label: 'Hit Points every 4s' },
  { value: 'CRITICAL_HIT_RATE_REDUCTION', label: 'Reduced chance to be Critically Hit' },
  { value: 'BLOCK_STRIKETHROUGH', label: 'Reduced chance to be Blocked' },
  { value: 'PARRY_STRIKETHROUGH', label: 'Reduced chance to be Parried' },
  { value: 'DISRUPT_STRIKETHROUGH', label: 'Reduced chance to be Disrupted' },
  { value: 'EVADE_STRIKETHROUGH', label: 'Reduced chance to be Dodged' },
  { value: 'HEALING_POWER', label: 'Healing Power' },
  { value: 'MAGIC_POWER', label: 'Magic Power' },
  { value: 'RANGED_POWER', label: 'Ranged Power' },
  { value: 'MELEE_POWER', label: 'Melee Power' },
  { value: 'FORTITUDE', label: 'Fortitude' },
  { value: 'AUTO_ATTACK_SPEED', label: 'Auto Attack Speed' },
  { value: 'AUTO_ATTACK_DAMAGE', label: 'Auto Attack Damage' },
  { value: 'ARMOR_PENETRATION', label: 'Armor Penetration' },
  { value: 'ARMOR_PENETRATION_REDUCTION', label: 'Reduced Armor Penetration' },
  { value: 'HATE_CAUSED', label: 'Hate Caused' },
  { value: 'HATE_RECEIVED', label: 'Hate Received' },
] as const satisfies readonly { readonly value: Stat; readonly label: string }[];

/** Labels of the stats that no search offers and whose enum name is not readable (rules.md: Stats). */
const OTHER_LABELS: Readonly<Partial<Record<Stat, string>>> = {
  INCOMING_HEAL_PERCENT: 'Incoming Healing',
  INCOMING_DAMAGE_PERCENT: 'Incoming Damage',
  OUTGOING_DAMAGE: 'Damage',
  OUTGOING_DAMAGE_PERCENT: 'Damage',
  OUTGOING_HEAL_PERCENT: 'Outgoing Healing',
  MASTERY_1_BONUS: 'Mastery 1 Level',
  MASTERY_2_BONUS: 'Mastery 2 Level',
  MASTERY_3_BONUS: 'Mastery 3 Level',
  XP_RECEIVED: 'XP Received',
  XP_WORTH: 'XP Worth',
};

const LABELS: Readonly<Partial<Record<Stat, string>>> = {
  ...Object.fromEntries(ITEM_STATS.map(({ value, label }) => [value, label])),
  ...OTHER_LABELS,
};

/** Stats whose values are shares, whatever the API says of them (rules.md: Stats). */
const IN_PERCENT: ReadonlySet<string> = new Set<Stat>([
  'BLOCK',
  'PARRY',
  'DISRUPT',
  'EVADE',
  'HEAL_CRIT_RATE',
  'RANGED_CRIT_RATE',
  'MELEE_CRIT_RATE',
  'MAGIC_CRIT_RATE',
  'CRITICAL_HIT_RATE_REDUCTION',
  'BLOCK_STRIKETHROUGH',
  'PARRY_STRIKETHROUGH',
  'DISRUPT_STRIKETHROUGH',
  'EVADE_STRIKETHROUGH',
  'AUTO_ATTACK_SPEED',
  'ARMOR_PENETRATION_REDUCTION',
  'INCOMING_HEAL_PERCENT',
  'OUTGOING_DAMAGE',
]);

/** Health regenerates every four seconds; the API counts it by the second. */
const HEALTH_REGEN_FACTOR = 4;

/** A stat of an item or of a set, as the contract gives it. */
export interface StatValue {
  readonly stat: string;
  readonly value: number;
  /** True if the API marks the value as a percentage; servers may leave it out. */
  readonly percentage?: boolean | null;
}

/** A stat as it is printed: its name, and its value with sign and unit. */
export interface StatLine {
  readonly label: string;
  readonly value: string;
}

/**
 * The name of a stat; one without a label is its value in words.
 * @example statLabel('EVADE') // 'Dodge'
 */
export function statLabel(stat: string): string {
  return lookUp(LABELS, stat) ?? enumWords(stat);
}

/**
 * Returns the amount of a stat, in the unit in which it is printed.
 * @example statAmount({ stat: 'HEALTH_REGEN', value: 8 }) // 32
 */
export function statAmount({ stat, value }: StatValue): number {
  return stat === 'HEALTH_REGEN' ? value * HEALTH_REGEN_FACTOR : value;
}

/**
 * True if a stat is printed with a percent sign.
 * @example isPercent({ stat: 'PARRY', value: 3 }) // true
 */
export function isPercent({ stat, percentage }: StatValue): boolean {
  return IN_PERCENT.has(stat) || percentage === true;
}

/**
 * A stat as a line of a card (rules.md: Stats).
 * @example statLine({ stat: 'PARRY', value: 3 }) // { label: 'Parry', value: '+3%' }
 */
export function statLine(stat: StatValue): StatLine {
  return { label: statLabel(stat.stat), value: signedAmount(statAmount(stat), isPercent(stat)) };
}

/**
 * Formats an amount that is added or taken away, with its sign and unit.
 * @example signedAmount(-1200, false) // '−1,200'
 */
export function signedAmount(amount: number, percent: boolean): string {
  return `${amount < 0 ? '−' : '+'}${thousands(Math.abs(amount))}${percent ? '%' : ''}`;
}
