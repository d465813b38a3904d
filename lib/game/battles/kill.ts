import type { AttackerTagFragment, KillRowFragment } from '#graphql/generated/documents.ts';

/** The attackers of a kill: the one with the most damage first, not the one with the death blow. */
type Attacked = Pick<KillRowFragment, 'attackers'>;

/** A kill as far as its killer is concerned; lists of a victim may leave the victim out. */
interface KilledBy<Attacker> {
  readonly attackers: readonly Attacker[];
  readonly victim?: unknown;
}

/**
 * Returns the killer: the attacker with the most damage (rules.md: Kills); null without attackers, and for a death by
 * one's own hand.
 * @example killerOf(kill)?.character.name // 'Verenthe'
 */
export function killerOf<Attacker>(kill: KilledBy<Attacker>): Attacker | null {
  return isOwnDeath(kill) ? null : (kill.attackers[0] ?? null);
}

/** True if the attacker with the most damage is the victim: a death alone, and no kill (rules.md: Kills). */
export function isOwnDeath({ attackers, victim }: KilledBy<unknown>): boolean {
  const id = characterIdOf(victim);
  return id !== undefined && characterIdOf(attackers[0]) === id;
}

function characterIdOf(fighter: unknown): unknown {
  const { character } = Object(fighter) as { readonly character?: unknown };
  return (Object(character) as { readonly id?: unknown }).id;
}

/**
 * The other attackers, most damage first; equal shares keep the API's order (rules.md: Kills).
 * @example assistsOf(kill).map((assist) => assist.damagePercent) // [31, 12, 4]
 */
export function assistsOf(kill: Attacked): AttackerTagFragment[] {
  return kill.attackers.slice(1).toSorted((one, other) => other.damagePercent - one.damagePercent);
}

/** True if one attacker did all the damage (rules.md: Kills). */
export function isSolo(kill: KilledBy<{ readonly damagePercent: number }>): boolean {
  return killerOf(kill)?.damagePercent === 100;
}

/** The number of kills of a list, and how many of them were made by each realm, and by one attacker alone. */
export interface KillSums {
  readonly kills: number;
  readonly order: number;
  readonly destruction: number;
  readonly solo: number;
}
