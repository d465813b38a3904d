/** Damage, healing, protection and deaths of one player in a fight of any kind. */
export type CombatStats = typeof NO_STATS;

/** `killDamage` is damage to enemies that died of it: never more than all damage. */
export const NO_STATS = {
  deaths: 0,
  damage: 0,
  killDamage: 0,
  damageReceived: 0,
  healingSelf: 0,
  healingOthers: 0,
  healingReceived: 0,
  protectionSelf: 0,
  protectionOthers: 0,
  protectionReceived: 0,
  resurrectionsDone: 0,
};

const COMBAT_STATS = Object.keys(NO_STATS) as (keyof CombatStats)[];

/** Adds stats to a sum in place. */
export function addStats(sum: CombatStats, stats: Readonly<CombatStats>): void {
  for (const stat of COMBAT_STATS) sum[stat] += stats[stat];
}
