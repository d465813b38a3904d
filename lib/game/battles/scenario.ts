import type { Realm } from '#graphql/generated/documents.ts';
import { nameOrNumber, type Numbered } from '../name-or-number.ts';
import { plain } from '#lib/format/number.ts';
import { realmOf } from '../players/careers.ts';

export type Winner = Exclude<Realm, 'NEUTRAL'> | 'DRAW';

interface Outcome {
  /** Order, then Destruction. */
  readonly points: readonly (number | null)[];
  /** 0 is Order, 1 Destruction, 2 neither; null in later versions of the API. */
  readonly winner?: number | null;
}

/** The points of a run, NaN where the API does not tell them: Order, then Destruction. */
export function pointsOf({ points }: Outcome): readonly [number, number] {
  return [points[0] ?? Number.NaN, points[1] ?? Number.NaN];
}

/**
 * Returns the winner of a run: the side with more points; equal points are a draw, whatever `winner` says (rules.md:
 * Winners). Without points `winner` decides; null where neither is known.
 * @example winnerOf({ points: [500, 250], winner: 0 }) // 'ORDER'
 */
export function winnerOf(outcome: Outcome): Winner | null {
  const [order, destruction] = pointsOf(outcome);
  if (order === destruction) return 'DRAW';
  if (order > destruction) return 'ORDER';
  if (destruction > order) return 'DESTRUCTION';
  return WINNERS.get(outcome.winner) ?? null;
}

const WINNERS: ReadonlyMap<unknown, Winner> = new Map([
  [0, 'ORDER'],
  [1, 'DESTRUCTION'],
  [2, 'DRAW'],
]);

/**
 * The side that gave a run up: the one with fewer points, where the API says that one did (rules.md: Scenarios).
 * @example surrenderOf({ points: [310, 90], wasSurrender: true }) // 'DESTRUCTION'
 */
export function surrenderOf(
  run: Outcome & { readonly wasSurrender: boolean },
): Exclude<Winner, 'DRAW'> | null {
  if (!run.wasSurrender) return null;
  const winner = winnerOf(run);
  if (winner === null || winner === 'DRAW') return null;
  return winner === 'ORDER' ? 'DESTRUCTION' : 'ORDER';
}

/** True if an API tells the tier of a run. */
export const hasTier = ({ tier }: { readonly tier: number }): boolean => tier > 0;

/** @example scenarioLabel({ id: '2000', name: ' ' }) // 'Scenario #2000' */
export const scenarioLabel = (scenario: Numbered): string => nameOrNumber('Scenario', scenario);

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
