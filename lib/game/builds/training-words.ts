import { counted } from '#lib/format/number.ts';

import { signedAmount } from '../items/stats.ts';
import { isShare, labelOf } from './stat-names.ts';
import { openAbilities, TRAINING_LINES, trainingCost, type TrainingLine } from './training.ts';

/**
 * The gift and the price of so many steps of a line, in words. A line that is called like its stat names it once; of one
 * without numbers, no source says what it gives.
 * @example stepWords('opportunist', 2) // '2: +5% Melee Critical Chance, 15 points'
 */
export function stepWords(line: TrainingLine, steps: number): string {
  const { label, stats, gives } = TRAINING_LINES[line];
  const names = Object.keys(stats).map(labelOf);
  const [[stat = '', sign = 1] = []] = Object.entries(stats);
  const amount = gives[steps - 1];
  const gift = amount === undefined ? '' : `${signedAmount(sign * amount, isShare(stat))} `;
  const words = `${gift}${names.filter((name) => name !== label).join(', ')}`.trim();
  return `${steps}: ${words && `${words}, `}${counted(trainingCost({ [line]: steps }), 'point')}`;
}

/**
 * So many points of a path of mastery in words.
 * @example pathWords(5) // '5: 2 abilities open'
 */
export function pathWords(points: number): string {
  const open = openAbilities(points);
  return open === 0 ? String(points) : `${points}: ${counted(open, 'ability', 'abilities')} open`;
}
