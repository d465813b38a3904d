/** The order of priorities in the queue. */
export const RANK = { document: 0, other: 1, crawler: 2, greedy: 3 } as const;

/** A priority; greedy is a client that has asked for more pages lately than a person opens. */
export type Urgency = keyof typeof RANK;

/** A place in the queue. */
export interface QueuePlace {
  readonly urgency: Urgency;
  /** Among entries of equal priority, the lowest turn is next. */
  readonly turn: number;
}

/** Compares two places: negative where the first one is earlier. */
export const inOrder = (one: QueuePlace, other: QueuePlace): number =>
  RANK[one.urgency] - RANK[other.urgency] || one.turn - other.turn;
