import type { Random } from '#graphql/world/random.ts';
import words from '../words/areas.json' with { type: 'json' };
import type { Pairing } from './zones.ts';

interface AreaWords {
  readonly roots: readonly string[];
  readonly features: readonly string[];
  readonly keeps: readonly string[];
}

const WORDS: Readonly<Record<Pairing, AreaWords>> = words.battlefields;

const PAIRINGS: readonly Pairing[] = ['dwarf', 'empire', 'elf'];

/** Names of the places that are fought over in one zone: so many keeps, then so many objectives; none twice. */
export function inventAreaNames(
  random: Random,
  pairing: Pairing | null,
  keeps: number,
  objectives: number,
): string[] {
  const { roots, features, keeps: kinds } = WORDS[pairing ?? random.pick(PAIRINGS)];
  const shuffledFeatures = random.shuffle(features);
  return random
    .shuffle(roots)
    .slice(0, keeps + objectives)
    .map((root, index) => {
      if (index < keeps) return `${root} ${random.pick(kinds)}`;
      const feature = `${root} ${shuffledFeatures[index] ?? 'Field'}`;
      return random.chance(0.3) ? `The ${feature}` : feature;
    });
}
