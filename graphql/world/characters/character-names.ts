import type { Random } from '#graphql/rules/random.ts';
import syllables from '../words/name-syllables.json' with { type: 'json' };
import specialNames from '../words/special-names.json' with { type: 'json' };
import type { Race } from './characters.ts';

interface Syllables {
  readonly starts: readonly string[];
  /** Put between start and end in longer names. */
  readonly middles: readonly string[];
  readonly ends: readonly string[];
  /** Follows a space; carried by a few only. */
  readonly bynames: readonly string[];
}

/** Syllables of names, race by race. Invented. */
const SYLLABLES: Readonly<Record<Race, Syllables>> = syllables;

export const NAME_LENGTH = { min: 2, max: 24 } as const;

/** Names that test a page: the shortest, the longest, other alphabets. Used in this order. */
export const SPECIAL_NAMES: Readonly<Record<Race, readonly string[]>> = specialNames;

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'í', o: 'ö', u: 'û', n: 'ñ' };

const accented = (random: Random, name: string): string => {
  const indexes = [...name.slice(1).matchAll(/[aeioun]/g)].map(({ index }) => index + 1);
  if (indexes.length === 0) return name;
  const index = random.pick(indexes);
  return name.slice(0, index) + (ACCENTS[name.charAt(index)] ?? name.charAt(index)) + name.slice(index + 1);
};

/** Joins syllables so that the result can be spoken: no two vowels where they meet, no letter three times. */
const join = (...syllables: readonly string[]): string =>
  syllables
    .reduce((name, syllable) =>
      /[aeiouy]$/.test(name) && /^[aeiouy]/.test(syllable) ? name.slice(0, -1) + syllable : name + syllable,
    )
    .replace(/([a-z])\1\1+/gi, '$1$1');

function plainName(random: Random, race: Race): string {
  const { starts, middles, ends } = SYLLABLES[race];
  const start = random.pick(starts);
  const length = random.next();
  if (length < 0.03) return start;
  const end = random.pick(ends.filter((syllable) => !start.toLowerCase().endsWith(syllable)));
  if (length < 0.55) return join(start, end);
  if (length < 0.94) return join(start, random.pick(middles), end);
  return join(start, random.pick(middles), random.pick(middles), end);
}

/** An invented name, not necessarily a new one. */
export function generateName(random: Random, race: Race): string {
  const name = plainName(random, race);
  const style = random.next();
  if (style < 0.035) return accented(random, name);
  if (style < 0.055) return `${name.slice(0, 3)}'${name.slice(3)}`.replace(/'$/, "'a");
  if (style < 0.065) return `${name}-${plainName(random, race)}`;
  if (style < 0.13) return `${name} ${random.pick(SYLLABLES[race].bynames)}`;
  return name;
}

/** Generates names of which no two are equal, whatever their case; now and then a special one. */
export class NameGenerator {
  readonly #taken = new Set<string>();
  readonly #special = new Map(Object.entries(SPECIAL_NAMES).map(([race, names]) => [race, [...names]]));

  /** @param random the stream of the domain that asks */
  next(random: Random, race: Race): string {
    const special = random.chance(0.05) ? this.#special.get(race)?.shift() : undefined;
    if (special !== undefined && this.#take(special)) return special;
    for (;;) {
      const name = generateName(random, race);
      if (this.#take(name)) return name;
      const longer = join(name, random.pick(SYLLABLES[race].ends));
      if (this.#take(longer)) return longer;
    }
  }

  #take(name: string): boolean {
    const key = name.toLowerCase();
    if (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max || this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
