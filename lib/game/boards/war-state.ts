import type { FrontZone } from './front.ts';

/** Kills made by each realm. */
export interface RealmBalance {
  readonly order: number;
  readonly destruction: number;
}

/** Kills by realm on this day, and on two earlier ones until the same time. */
export interface KillsToday {
  /** Epoch seconds, the start of a minute. */
  readonly until: number;
  readonly today: RealmBalance;
  readonly yesterday: RealmBalance;
  readonly lastWeek: RealmBalance;
}

/** The zones that the realms fight over. */
export interface Front {
  readonly zones: readonly FrontZone[];
  /** All kills of the time. */
  readonly kills: number;
  /** The number of the newest of them, by which the zones were found. */
  readonly of: number;
}
