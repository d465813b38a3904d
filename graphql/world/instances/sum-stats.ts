import type { CombatStats } from '#graphql/world/scoreboards/combat-stats.ts';

/** The stats of one member in an attempt, or in several together. */
export type AttemptStats = Readonly<CombatStats>;

export const sumStats = (one: AttemptStats, other: AttemptStats): AttemptStats => ({
  deaths: one.deaths + other.deaths,
  damage: one.damage + other.damage,
  killDamage: one.killDamage + other.killDamage,
  damageReceived: one.damageReceived + other.damageReceived,
  healingSelf: one.healingSelf + other.healingSelf,
  healingOthers: one.healingOthers + other.healingOthers,
  healingReceived: one.healingReceived + other.healingReceived,
  protectionSelf: one.protectionSelf + other.protectionSelf,
  protectionOthers: one.protectionOthers + other.protectionOthers,
  protectionReceived: one.protectionReceived + other.protectionReceived,
  resurrectionsDone: one.resurrectionsDone + other.resurrectionsDone,
});
