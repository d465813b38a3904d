import type { BattlePlan, BattleSpec } from '#graphql/world/combat/battle.ts';
import { REALMS } from '#graphql/world/characters/careers.ts';
import type { Character } from '#graphql/world/characters/characters.ts';

/**
 * Keeps track of the characters in battles and runs over time. Battles must be given, and runs reserved, in the order
 * of their start.
 */
export class Availability {
  /** Start and end of each battle alternately, in epoch seconds. */
  readonly #battles = new Map<Character, number[]>();
  readonly #freeAt = new Map<Character, number>();

  constructor(plans: readonly BattlePlan[]) {
    for (const { spec, sides } of plans) {
      for (const realm of REALMS) {
        for (const character of sides[realm]) this.#addBattle(character, spec);
      }
    }
  }

  #addBattle(character: Character, { start, end }: BattleSpec) {
    const own = this.#battles.get(character);
    if (own) own.push(start, end);
    else this.#battles.set(character, [start, end]);
  }

  /** True if a character is in no battle and no run from one second to another. */
  isFree(character: Character, from: number, to: number): boolean {
    if ((this.#freeAt.get(character) ?? 0) > from) return false;
    const times = this.#battles.get(character) ?? [];
    const next = firstEndingAfter(times, from);
    return (times[next * 2] ?? Infinity) > to;
  }

  /** Marks a character as busy up to a second. */
  reserve(character: Character, until: number) {
    this.#freeAt.set(character, until);
  }
}

/** Nobody fights two battles at once, so that their ends are in order too. */
function firstEndingAfter(times: readonly number[], from: number): number {
  let low = 0;
  let high = times.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle * 2 + 1] ?? Infinity) >= from) high = middle;
    else low = middle + 1;
  }
  return low;
}
