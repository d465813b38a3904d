import { decimal } from '#lib/format/number.ts';

/**
 * The answer to whether an item is better for a player, by what the whole build gains of what is weighed.
 * @example trialWords('Kordak', -4.5) // 'Worse for Kordak: the whole build loses 4.5 points.'
 */
export function trialWords(player: string, gain: number): string {
  const points = decimal(Math.abs(gain), 1);
  if (points === '0')
    return `Neither better nor worse for ${player}: the points of the whole build stay the same.`;
  const counted = `${points} ${points === '1' ? 'point' : 'points'}`;
  return gain > 0
    ? `Better for ${player}: the whole build gains ${counted}.`
    : `Worse for ${player}: the whole build loses ${counted}.`;
}
