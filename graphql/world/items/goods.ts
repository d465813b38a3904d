import type { ItemRarity, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Effects } from './effects.ts';
import words from '../words/goods.json' with { type: 'json' };
import { STONES } from './gear-words.ts';
import type { Draft } from './item.ts';

type CreateGood = (random: Random) => Pick<Draft, 'name'> & Partial<Draft>;

const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE'];

/** The number of items of each type, and how one is generated. */
const goodsOf = (effects: Effects): readonly (readonly [ItemType, number, CreateGood])[] => [
  ['POTION', 110, (random) => potion(random, effects)],
  [
    'DYE',
    80,
    (random) => named(`${random.pick(['', 'Pale ', 'Deep ', 'Dusty '])}${random.pick(words.colours)} Dye`),
  ],
  ['CRAFTING', 110, material],
  [
    'SALVAGING',
    45,
    (random) => named(`${random.pick(STONES)} ${random.pick(['Splinter', 'Fragment', 'Residue'])}`),
  ],
  ['QUEST', 130, (random) => named(`${random.pick(words.papers)} of ${random.pick(words.owners)}`)],
  [
    'MARKETING',
    24,
    (random) => named(`${random.pick(words.places)} ${random.pick(['Festival Ribbon', 'Tankard', 'Card'])}`),
  ],
  ['TELEPORT', 16, (random) => used(random, effects, `Waystone to ${random.pick(words.places)}`)],
  [
    'TELEPORT_GROUP',
    10,
    (random) => used(random, effects, `Warband Waystone to ${random.pick(words.places)}`),
  ],
  [
    'SIEGE',
    24,
    (random) => used(random, effects, `${random.pick(words.places)} ${random.pick(words.engines)}`),
  ],
  [
    'TREASURE_CHEST',
    30,
    (random) => named(`${random.pick(['Locked', 'Sealed', 'Gilded'])} Chest of ${random.pick(words.places)}`),
  ],
  ['TREASURE_KEY', 24, (random) => named(`${random.pick(words.metals)} Key of ${random.pick(words.places)}`)],
  [
    'REFINER_TOOL',
    12,
    (random) => named(`${random.pick(words.metals)} ${random.pick(['Sieve', 'Crucible', 'Tongs'])}`),
  ],
  ['BASIC_MOUNT', 16, (random) => mount(random, 20, 'UNCOMMON')],
  ['ADVANCED_MOUNT', 30, (random) => mount(random, 40, 'VERY_RARE')],
  ['NONE', 60, (random) => named(random.pick(words.junk))],
];

/** Items that cannot be equipped. */
export const createGoods = (random: Random, effects: Effects): Draft[] => [
  ...words.medals.map((rank, index) => currency(`Medal of the ${rank}`, index)),
  ...words.medals.map((rank, index) => currency(`${rank}'s Token`, index)),
  ...words.places.map((place, index) => currency(`${place} Scrip`, index % 4)),
  ...goodsOf(effects).flatMap(([type, count, createGood]) =>
    Array.from({ length: count }, (): Draft => ({
      rarity: random.pick(RARITIES),
      ...createGood(random),
      type,
      slot: 'NONE',
    })),
  ),
];

const named = (name: string) => ({ name });

const currency = (name: string, grade: number): Draft => ({
  name,
  type: 'CURRENCY',
  slot: 'NONE',
  rarity: RARITIES[Math.floor(grade / 2) + 1] ?? 'COMMON',
});

const used = (random: Random, effects: Effects, name: string) => ({
  name,
  abilities: [effects.ability(random, 20)],
  level: random.int(0, 20),
});

function potion(random: Random, effects: Effects) {
  const strength = random.int(0, words.strengths.length - 1);
  const level = Math.min(40, strength * 6 + random.int(0, 4));
  return {
    name: `${words.strengths[strength] ?? 'Plain'} ${random.pick(words.potionKinds)} of ${random.pick(words.potions)}`,
    level,
    itemLevel: level,
    abilities: [effects.ability(random, level * 2)],
  };
}

function material(random: Random) {
  const name = random.chance(0.5)
    ? `${random.pick(words.herbs)} ${random.pick(words.herbParts)}`
    : `${random.pick(words.metals)} ${random.pick(words.metalParts)}`;
  return { name, itemLevel: random.int(1, 40) };
}

const mount = (random: Random, level: number, rarity: ItemRarity) => ({
  name: `${random.pick(words.colours)} ${random.pick(words.beasts)}`,
  level,
  rarity,
  stats: [{ stat: 'VELOCITY' as const, value: level === 40 ? 60 : 40, percentage: true }],
});
