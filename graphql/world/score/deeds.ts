import { isSolo, type Kill } from '#graphql/world/battle/kill.ts';
import type { Character } from '#graphql/world/people/characters.ts';

/** What the kills of a fight say about one fighter. */
export interface Deeds {
  /** Kills as the attacker with the most damage. */
  kills: number;
  killsSolo: number;
  deaths: number;
  /** Victims struck last. */
  deathBlows: number;
  /** Damage that somebody died of. */
  killDamage: number;
  /** Damage by others that this one died of. */
  fatalDamage: number;
}

const noDeeds = (): Deeds => ({
  kills: 0,
  killsSolo: 0,
  deaths: 0,
  deathBlows: 0,
  killDamage: 0,
  fatalDamage: 0,
});

/** Everybody who killed or fell, and everybody else of `fighters`, in their order. */
export function deedsOf(fighters: Iterable<Character>, kills: readonly Kill[]): Map<Character, Deeds> {
  const deeds = new Map<Character, Deeds>();
  const of = (character: Character): Deeds => {
    const own = deeds.get(character) ?? noDeeds();
    deeds.set(character, own);
    return own;
  };
  for (const fighter of fighters) of(fighter);
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
  return deeds;
}
