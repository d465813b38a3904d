import type { Random } from '#graphql/world/random.ts';
import type { Pairing } from './zone-data.ts';

interface AreaWords {
  readonly roots: readonly string[];
  readonly features: readonly string[];
  readonly keeps: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

const WORDS: Readonly<Record<Pairing, AreaWords>> = {
  dwarf: {
    roots: words(
      'Ashen Grimstone Copper Oath Badger Cinder Rust Kettle Gutter Boar Slag Thane Cracked Anvil',
    ),
    features: words('Stair Foundry Gate Watch Brewhouse Bridge Quarry Mill Tunnels Beacon Furnace Landing'),
    keeps: words('Hold Keep Bulwark Rock'),
  },
  empire: {
    roots: words(
      'Raven Hollow Weeping Candle Wolf Pale Hanging Bitter Saint Widow Crow Salt Bramble Tolling',
    ),
    features: words('Abbey Mill Ferry Farm Shrine Tower Garrison Graveyard Ford Palisade Orchard Lighthouse'),
    keeps: words('Keep Castle Redoubt Garrison'),
  },
  elf: {
    roots: words(
      'Moon Silver Starfall Griffon Thorn Mist Shade Pearl Swan Ember Sorrow Whisper Tide Glimmer',
    ),
    features: words('Spire Garden Landing Watch Sanctum Bridge Grove Shore Manor Arch Fountain Terrace'),
    keeps: words('Keep Bastion Citadel Ward'),
  },
};

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
