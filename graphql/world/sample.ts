import type { Random } from '#graphql/world/random.ts';

/** Draws different entries in random order, without replacement; all of them where there are fewer. */
export function sample<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  if (count * 2 >= entries.length) return random.shuffle(entries).slice(0, count);
  const drawn = new Set<Entry>();
  while (drawn.size < count) drawn.add(random.pick(entries));
  return [...drawn];
}
