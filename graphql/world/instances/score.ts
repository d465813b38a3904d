/** What one member did in a fight, or in several together. */
export interface Score {
  readonly deaths: number;
  readonly damage: number;
  /** Damage to enemies that died of it; never more than all damage. */
  readonly killDamage: number;
  readonly damageReceived: number;
  readonly healingSelf: number;
  readonly healingOthers: number;
  readonly healingReceived: number;
  readonly protectionSelf: number;
  readonly protectionOthers: number;
  readonly protectionReceived: number;
  readonly resurrectionsDone: number;
}

export const NOTHING: Score = {
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
