import type { Realm } from '#graphql/generated/documents.ts';

export type Winner = Exclude<Realm, 'NEUTRAL'> | 'DRAW';

interface Outcome {
  /** Order, then Destruction. */
  readonly points: readonly (number | null)[];
  /** 0 is Order, 1 Destruction, 2 neither; null in later versions of the API. */
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
  const winner = outcome.points.length > 0 ? null : outcome.winner;
  if (winner === 0) return 'ORDER';
  return winner === 1 ? 'DESTRUCTION' : 'DRAW';
}

/**
 * The side that gave a run up: the one with fewer points, where the API says that one did (rules.md: Scenarios).
 * @example surrenderOf({ points: [310, 90], wasSurrender: true }) // 'DESTRUCTION'
 */
export function surrenderOf(
  run: Outcome & { readonly wasSurrender: boolean },
): Exclude<Winner, 'DRAW'> | null {
  if (!run.wasSurrender) return null;
  const winner = winnerOf(run);
  if (winner === 'DRAW') return null;
  return winner === 'ORDER' ? 'DESTRUCTION' : 'ORDER';
}

/** Whether an API tells the tier of a run at all. */
export const hasTier = ({ tier }: { readonly tier: number }): boolean => tier > 0;
