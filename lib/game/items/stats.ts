import type { Stat } from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { thousands } from '#lib/format/number.ts';

import { lookUp } from '../look-up.ts';
import stats from './stats.json' with { type: 'json' };

/** A stat, and what visitors read for it. */
interface LabelledStat {
  readonly value: Stat;
  readonly label: string;
}

/** The stats that items can be searched for, in the order of the search form. */
export const ITEM_STATS = stats.searched as readonly LabelledStat[];

/** Labels, also of the stats that no search offers and whose enum name is not readable (rules.md: Stats). */
const LABELS: Readonly<Partial<Record<Stat, string>>> = {
  ...Object.fromEntries(ITEM_STATS.map(({ value, label }) => [value, label])),
  ...stats.others,
};

/** Stats whose values are shares, whatever the API says of them (rules.md: Stats). */
const IN_PERCENT: ReadonlySet<string> = new Set(stats.shares);

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
