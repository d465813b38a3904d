import type { Fixture, Sides } from './battle-plan.ts';
import type { Kill } from './kill.ts';

/** How a scenario ended. */
export interface Outcome {
  /** 0 for Order, 1 for Destruction, 2 for a draw. */
  readonly winner: 0 | 1 | 2;
  /** Points of Order, then of Destruction. */
  readonly points: readonly [order: number, destruction: number];
}

/**
 * One fight with everybody who was there, the idle ones too, and every kill of it in the order of time.
 * Rows of kills, skirmishes and scenario records, and later scoreboards, derive from it.
 */
export interface Battle {
  readonly fixture: Fixture;
  readonly sides: Sides;
  readonly kills: readonly Kill[];
  /** Id of the scenario record; null in the open world. */
  readonly instanceId: string | null;
  /** Id of the skirmish record; null when nobody kept one. */
  readonly skirmishId: string | null;
  readonly outcome: Outcome | null;
}
