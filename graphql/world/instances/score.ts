import type { Amounts } from '#graphql/world/score/amounts.ts';

/** What one member did in a fight, or in several together. */
export type Score = Readonly<Amounts>;

export const sumOf = (one: Score, other: Score): Score => ({
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

/** Whole parts of a whole total in proportion to the weights; the rest goes to the last. */
export function share(total: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let rest = total;
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? rest : Math.floor((total * weight) / (sum || 1));
    rest -= part;
    return part;
  });
}
