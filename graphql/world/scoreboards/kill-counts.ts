import { isSolo, type Kill } from '#graphql/world/combat/kill.ts';
import type { Character } from '#graphql/world/characters/characters.ts';

/** The counts of one player in the kills of a fight. */
export interface KillCounts {
  /** Kills as the attacker with the most damage. */
  kills: number;
  killsSolo: number;
  deaths: number;
  /** Kills with the last blow. */
  deathBlows: number;
  /** Damage to victims that died of it. */
  killDamage: number;
  /** Damage by players that this one died of. */
  fatalDamage: number;
}

const noKills = (): KillCounts => ({
  kills: 0,
  killsSolo: 0,
  deaths: 0,
  deathBlows: 0,
  killDamage: 0,
  fatalDamage: 0,
});

/** Counts for all of `players`, in their order, and for everybody else in the kills. */
export function countKills(players: Iterable<Character>, kills: readonly Kill[]): Map<Character, KillCounts> {
  const counts = new Map<Character, KillCounts>();
  const of = (character: Character): KillCounts => {
    const own = counts.get(character) ?? noKills();
    counts.set(character, own);
    return own;
  };
  for (const player of players) of(player);
  for (const kill of kills) {
    const killer = of(kill.attacks[0].character);
    killer.kills += 1;
    if (isSolo(kill)) killer.killsSolo += 1;
    if (kill.deathblow) of(kill.deathblow).deathBlows += 1;
    const victim = of(kill.victim);
    victim.deaths += 1;
    for (const { character, amount } of kill.attacks) {
      of(character).killDamage += amount;
      victim.fatalDamage += amount;
    }
  }
  return counts;
}
