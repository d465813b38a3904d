import { fixed } from '#lib/format/number.ts';

/**
 * Kills for every death; who never fell counts as if once (rules.md: Leaderboards).
 * @param deaths not a number where it is not known
 * @example killsPerDeath(36, 8) // '4.5'
 */
export const killsPerDeath = (kills: number, deaths: number): string => fixed(kills / Math.max(1, deaths), 1);
