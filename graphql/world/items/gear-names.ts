import type { Random } from '#graphql/world/random.ts';
import { FIRST_HALVES, MATERIALS, SECOND_HALVES, VIRTUES } from './gear-words.ts';

/** A name for a piece of an item level of 1 to 80: the better, the finer its material, the rarer its name. */
export function gearName(random: Random, noun: string, itemLevel: number): string {
  const style = random.next();
  const material = materialOf(random, itemLevel);
  if (style < 0.5) return `${material} ${noun}`;
  if (style < 0.75) return `${noun} of ${random.pick(VIRTUES)}`;
  if (style < 0.9 || itemLevel < 20) return `${material} ${noun} of ${random.pick(VIRTUES)}`;
  return `${compoundName(random)} ${noun}`;
}

/** Two different halves as one word. */
export function compoundName(random: Random): string {
  const first = random.pick(FIRST_HALVES);
  return first + random.pick(SECOND_HALVES.filter((half) => half !== first.toLowerCase()));
}

function materialOf(random: Random, itemLevel: number): string {
  const index = Math.round((Math.min(itemLevel, 80) / 80) * (MATERIALS.length - 1) + random.bell() * 1.5);
  return MATERIALS[Math.min(Math.max(index, 0), MATERIALS.length - 1)] ?? 'Plain';
}

/** Names of which no two are equal. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  /** The first name of `create` that is not taken yet. */
  next(create: () => string): string {
    for (;;) {
      const name = create();
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}
