import { fixed } from '#lib/format/number.ts';

/**
 * Kills for every death, to compare and to sort by; who never fell counts as if once (rules.md: Leaderboards).
 * @param deaths not a number where it is not known
 * @example killRatio(37, 8) // 4.625
 */
export const killRatio = (kills: number, deaths: number): number => kills / Math.max(1, deaths);

/**
 * Kills for every death as they are printed.
 * @param deaths not a number where it is not known
 * @example killsPerDeath(36, 8) // '4.5'
 */
export const killsPerDeath = (kills: number, deaths: number): string => fixed(killRatio(kills, deaths), 1);
