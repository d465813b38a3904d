/** Damage, healing, protection and deaths of one player in a fight of any kind. */
export interface CombatStats {
  deaths: number;
  damage: number;
  /** Damage to enemies that died of it; never more than all damage. */
  killDamage: number;
  damageReceived: number;
  healingSelf: number;
  healingOthers: number;
  healingReceived: number;
  protectionSelf: number;
  protectionOthers: number;
  protectionReceived: number;
  resurrectionsDone: number;
}

export const NO_STATS: Readonly<CombatStats> = {
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
