import type { Random } from '#graphql/world/random.ts';
import type { Realm } from '../characters/careers.ts';

export const GUILD_NAME_LENGTH = 40;

/** Hand-made names: the shortest, the longest, accents, apostrophes. Used before any name is put together. */
export const SPECIAL_GUILD_NAMES: Readonly<Record<Realm, readonly string[]>> = {
  ORDER: [
    'Brotherhood of the Unbroken Thunderstone',
    'Lanterns of the Ninth Bell',
    'Die Eiserne Schwüre',
    "Ulla's Own",
    'Oathbound',
    'Compagnie du Héron Gris',
    'The Last Toll',
    'VI',
    'Two Priests and a Cannon',
  ],
  DESTRUCTION: [
    "Da Stompin' Gitz of Nowhere",
    'Murder of Crowns',
    'Żelazne Kruki',
    "Nagga's Ladz",
    'Hollowborn',
    'The Black Ladder',
    'Les Corbeaux Affamés',
    'Ash',
    'No Prisoners No Refunds',
  ],
};

interface Words {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly bands: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

const WORDS: Readonly<Record<Realm, Words>> = {
  ORDER: {
    adjectives: words(
      'Gilded Silver Steadfast Burning Dawnlit Unbowed Grey Ironclad Oaken Last Radiant Vigilant Northern Patient',
    ),
    nouns: words(
      'Griffon Anvil Lantern Heron Comet Oath Bastion Phoenix Hammer Shield Vow Tower Lion Hearth Pike',
    ),
    bands: words('Sons Wardens Keepers Company Order Lanterns Banner Daughters Sentinels Brothers Pilgrims'),
  },
  DESTRUCTION: {
    adjectives: words(
      'Hollow Crimson Black Ravenous Sunless Broken Bleeding Rusted Drowned Howling Nameless Bitter Ashen Crooked',
    ),
    nouns: words(
      'Crown Raven Fang Tithe Serpent Choir Maw Thorn Eclipse Skull Gallows Storm Altar Needle Chain',
    ),
    bands: words('Heralds Children Reavers Host Butchers Brood Cabal Tribe Disciples Kin Whispers'),
  },
};

function composeName(random: Random, realm: Realm): string {
  const { adjectives, nouns, bands } = WORDS[realm];
  const noun = random.pick(nouns);
  const shape = random.next();
  if (shape < 0.1) return random.pick(adjectives) + noun.toLowerCase();
  if (shape < 0.32) return `${random.pick(adjectives)} ${noun}`;
  if (shape < 0.5) return `The ${random.pick(adjectives)} ${noun}`;
  const band = random.pick(bands.filter((name) => !name.startsWith(noun)));
  if (shape < 0.64) return `${noun} ${band}`;
  if (shape < 0.82) return `${band} of the ${noun}`;
  return `${band} of the ${random.pick(adjectives)} ${noun}`;
}

/** Generates guild names of at most 40 letters of which no two are equal. */
export class GuildNameGenerator {
  readonly #taken = new Set<string>();
  readonly #special = new Map(
    Object.entries(SPECIAL_GUILD_NAMES).map(([realm, names]) => [realm, [...names]]),
  );

  next(random: Random, realm: Realm): string {
    const special = this.#special.get(realm)?.shift();
    const name = special ?? this.#compose(random, realm);
    this.#taken.add(name);
    return name;
  }

  #compose(random: Random, realm: Realm): string {
    for (let attempt = 0; ; attempt += 1) {
      const name = composeName(random, realm);
      const numbered = attempt < 20 ? name : `${name} ${random.int(2, 999)}`;
      if (numbered.length <= GUILD_NAME_LENGTH && !this.#taken.has(numbered)) return numbered;
    }
  }
}
