import type { AttackerTagFragment, KillRowFragment } from '#graphql/generated/documents.ts';

/** The attackers of a kill: the one with the most damage first, not the one with the death blow. */
type Attacked = Pick<KillRowFragment, 'attackers'>;

/**
 * Returns the killer: the attacker with the most damage (rules.md: Kills); null without attackers.
 * @example killerOf(kill)?.character.name // 'Verenthe'
 */
export function killerOf<Attacker>(kill: { readonly attackers: readonly Attacker[] }): Attacker | null {
  return kill.attackers[0] ?? null;
}

/**
 * The other attackers, most damage first; equal shares keep the API's order (rules.md: Kills).
 * @example assistsOf(kill).map((assist) => assist.damagePercent) // [31, 12, 4]
 */
export function assistsOf(kill: Attacked): AttackerTagFragment[] {
  return kill.attackers.slice(1).toSorted((one, other) => other.damagePercent - one.damagePercent);
}

/** True if one attacker did all the damage (rules.md: Kills). */
export function isSolo(kill: { readonly attackers: readonly { readonly damagePercent: number }[] }): boolean {
  return killerOf(kill)?.damagePercent === 100;
}

/** The number of kills of a list, and how many of them were made by each realm, and by one attacker alone. */
export interface KillSums {
  readonly kills: number;
  readonly order: number;
  readonly destruction: number;
  readonly solo: number;
}
