import type { Realm } from '#graphql/generated/documents.ts';

export type Winner = Exclude<Realm, 'NEUTRAL'> | 'DRAW';

/** What the number of a run's winner means. */
const WINNERS: readonly Winner[] = ['ORDER', 'DESTRUCTION', 'DRAW'];

interface Outcome {
  /** Order, then Destruction. */
  readonly points: readonly (number | null)[];
  /** As in WINNERS; null in later versions of the API. */
  readonly winner?: number | null;
}

/** The points of a run, 0 where the API gives none: Order, then Destruction. */
export function pointsOf({ points }: Outcome): readonly [number, number] {
  return [points[0] ?? 0, points[1] ?? 0];
}

/**
 * Who won a run: the side with more points; equal points are a draw, whatever the winner says (rules.md: Winners).
 * Without any points the winner decides.
 * @example winnerOf({ points: [500, 250], winner: 0 }) // 'ORDER'
 */
export function winnerOf(outcome: Outcome): Winner {
  const [order, destruction] = pointsOf(outcome);
  if (order !== destruction) return order > destruction ? 'ORDER' : 'DESTRUCTION';
  if (outcome.points.length > 0 || outcome.winner == null) return 'DRAW';
  return WINNERS[outcome.winner] ?? 'DRAW';
}
