import { generateName } from '#graphql/world/characters/character-names.ts';
import type { Random } from '#graphql/world/random.ts';
import words from '../words/creatures.json' with { type: 'json' };
import type { Trade } from './creature.ts';
import type { Kind } from './families.ts';

const EPITHETS: Readonly<Record<Exclude<Kind['nameStyle'], 'humanoid'>, readonly string[]>> = words.epithets;

const TITLES: Readonly<Record<Trade, readonly string[]>> = words.titles;

/** A name for one of a kind: a personal one for some humanoids, the noun with an epithet for others. */
export function creatureName(random: Random, kind: Kind, trade: Trade | null): string {
  const { nameStyle, race, noun } = kind;
  if (nameStyle === 'humanoid' && race) {
    const name = generateName(random, race);
    if (trade) return `${name}, ${random.pick(TITLES[trade])}`;
    const style = random.next();
    if (style < 0.35) return name;
    return style < 0.65 ? `${noun} ${random.pick(words.offices)}` : `${name} the ${noun}`;
  }
  if (nameStyle === 'humanoid') return noun;
  const style = random.next();
  if (style < 0.15) return noun;
  const epithet = random.pick(EPITHETS[nameStyle]);
  return style < 0.85
    ? `${epithet} ${noun}`
    : `${epithet} ${noun} ${random.pick(['Matriarch', 'Alpha', 'Terror', 'Lurker'])}`;
}
