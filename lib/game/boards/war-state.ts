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

/** The zones of the open world that the realms fight over. */
export interface Front {
  readonly zones: readonly FrontZone[];
  /** The number of further zones that were found, of which nothing is counted. */
  readonly others: number;
  /** All kills of the time in the open world. */
  readonly kills: number;
  /** Those in scenarios, which are in no zone of the front. */
  readonly inScenarios: number;
  /** The number of the newest of them, by which the zones were found. */
  readonly of: number;
}
