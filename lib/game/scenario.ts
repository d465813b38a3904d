/** What the number of a run's queue means (facts 2.5). The filter's "Pickup" is the queue of discordant skirmishes. */
const QUEUE_LABELS: Readonly<Record<number, string>> = {
  0: 'Standard',
  1: 'Group Ranked',
  2: 'Pickup',
  3: 'Unused',
  4: 'City Siege',
  5: 'Solo Ranked',
  6: 'Group Challenge',
};

/**
 * The queue that a run was joined from.
 * @example queueLabel(4) // 'City Siege'
 */
export function queueLabel(queueType: number): string {
  return QUEUE_LABELS[queueType] ?? `Queue ${queueType}`;
}

export type Winner = 'ORDER' | 'DESTRUCTION' | 'DRAW';

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
 * Who won a run: the side with more points; equal points are a draw, whatever the winner says (facts 1.8).
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
