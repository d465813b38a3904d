import type { Random } from '#graphql/world/random.ts';

/** What the slots of a text stand for: `{place}` for the slot place, `{Place}` for the same with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** @throws RangeError for a slot that nothing is given for */
export const fill = (template: string, slots: Slots): string =>
  capitalised(template.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, slots)));

function valueOf(name: string, slots: Slots): string {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const value = slots[key];
  if (value === undefined) throw new RangeError(`Nothing for the slot ${name}`);
  return key === name ? value : capitalised(value);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NUMERALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** @example 3 => 'three', 25 => '25' */
export const spoken = (count: number): string => NUMERALS[count] ?? String(count);

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The number of a part, from 1 on. @example 4 => 'IV' */
export const roman = (part: number): string => ROMAN[part - 1] ?? String(part);

/** So many different ones in a random order; all of them where there are fewer. */
export function sample<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  if (count * 2 >= entries.length) return random.shuffle(entries).slice(0, count);
  const drawn = new Set<Entry>();
  while (drawn.size < count) drawn.add(random.pick(entries));
  return [...drawn];
}
