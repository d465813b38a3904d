import { plain } from '#lib/format/number.ts';

import { realmOf } from '../players/realms.ts';
import { pointsOf, winnerOf } from './scenario.ts';

/**
 * Describes the outcome of a run in words; '' where it is unknown (rules.md: Winners).
 * @example scenarioOutcome({ points: [219, 500], winner: 1 }) // 'Destruction won 500 to 219'
 */
export function scenarioOutcome(run: Parameters<typeof winnerOf>[0]): string {
  const winner = winnerOf(run);
  if (winner === null) return '';
  const [less = Number.NaN, more = Number.NaN] = pointsOf(run).toSorted((one, other) => one - other);
  const known = !Number.isNaN(less + more);
  if (winner === 'DRAW') return known ? `Draw at ${plain(more)}` : 'Draw';
  return `${realmOf(winner).label} won${known ? ` ${plain(more)} to ${plain(less)}` : ''}`;
}
