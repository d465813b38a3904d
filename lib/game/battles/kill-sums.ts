/** The number of kills of a list, and how many of them were made by each realm, and by one attacker alone. */
export interface KillSums {
  readonly kills: number;
  readonly order: number;
  readonly destruction: number;
  readonly solo: number;
}
