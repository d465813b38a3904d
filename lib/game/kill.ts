interface Attacked<Attacker> {
  /** The one with the most damage first: the kill is theirs, whoever struck the death blow. */
  readonly attackers: readonly Attacker[];
}

interface Damaging {
  /** Whole percent of the victim's damage, 0 to 100. */
  readonly damagePercent: number;
}

interface Placed {
  readonly scenario?: { readonly name: string } | null;
  readonly position?: { readonly zone?: { readonly name: string } | null } | null;
}

export interface Place {
  readonly kind: 'scenario' | 'rvr';
  readonly name: string;
}

/**
 * Who the kill belongs to: the attacker with the most damage (rules.md: Kills); null when nobody attacked.
 * @example killerOf(kill)?.character.name // 'Verenthe'
 */
export function killerOf<Attacker>(kill: Attacked<Attacker>): Attacker | null {
  return kill.attackers[0] ?? null;
}

/**
 * The other attackers, most damage first; equal shares keep the API's order (rules.md: Kills).
 * @example assistsOf(kill).map((assist) => assist.damagePercent) // [31, 12, 4]
 */
export function assistsOf<Attacker extends Damaging>(kill: Attacked<Attacker>): Attacker[] {
  return kill.attackers.slice(1).toSorted((one, other) => other.damagePercent - one.damagePercent);
}

/**
 * Whether one attacker did all the damage (rules.md: Kills).
 * @example isSolo({ attackers: [{ damagePercent: 100 }] }) // true
 */
export function isSolo(kill: Attacked<Damaging>): boolean {
  return killerOf(kill)?.damagePercent === 100;
}

/**
 * Where it happened: the scenario's name, else the zone's (rules.md: Kills).
 * @example placeOf({ scenario: null, position: { zone: { name: 'Praag' } } }) // { kind: 'rvr', name: 'Praag' }
 */
export function placeOf(kill: Placed): Place {
  return {
    kind: kill.scenario ? 'scenario' : 'rvr',
    name: kill.scenario?.name || kill.position?.zone?.name || 'Unknown place',
  };
}
