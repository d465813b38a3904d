import { isPercent, statLabel } from '../items/stats.ts';
import { lookUp } from '../look-up.ts';
import rules from './stat-rules.json' with { type: 'json' };

const SHARES: ReadonlySet<string> = new Set(rules.shares);

/** True for a stat of a build that is a percentage. */
export const isShare = (stat: string): boolean => SHARES.has(stat) || isPercent({ stat, value: 0 });

/**
 * The name of a stat of a build.
 * @example labelOf('HIT_POINTS') // 'Hit Points'
 */
export const labelOf = (stat: string): string =>
  lookUp(rules.labels, stat) ?? statLabel(stat.replace(/(?<!(?:AMAGE|HEAL))_(?:PERCENT|POINTS)$/, ''));
