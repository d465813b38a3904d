import type { BattlePlan, Fixture } from '#graphql/world/battle/battle-plan.ts';
import { REALMS } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';

/**
 * When everybody is busy with battles and with runs: nobody is in two places at once.
 * Battles must be given, and runs entered, in the order of their start.
 */
export class Diary {
  /** Start and end of each battle by turns, in epoch seconds. */
  readonly #battles = new Map<Character, number[]>();
  readonly #backAt = new Map<Character, number>();

  constructor(plans: readonly BattlePlan[]) {
    for (const { fixture, sides } of plans) {
      for (const realm of REALMS) {
        for (const character of sides[realm]) this.#note(character, fixture);
      }
    }
  }

  #note(character: Character, { start, end }: Fixture) {
    const own = this.#battles.get(character);
    if (own) own.push(start, end);
    else this.#battles.set(character, [start, end]);
  }

  /** Whether a character has nothing to do from one second to another. */
  isFree(character: Character, from: number, to: number): boolean {
    if ((this.#backAt.get(character) ?? 0) > from) return false;
    const times = this.#battles.get(character) ?? [];
    const next = firstEndingAfter(times, from);
    return (times[next * 2] ?? Infinity) > to;
  }

  /** Takes a character away until a second. */
  enter(character: Character, until: number) {
    this.#backAt.set(character, until);
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
