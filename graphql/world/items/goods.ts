import type { ItemRarity, ItemType, Stat } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/rules/random.ts';
import gearWords from '../words/gear.json' with { type: 'json' };
import words from '../words/goods.json' with { type: 'json' };
import { drawAbility, drawBuff, type Draft } from './item.ts';
import kinds from './kinds.json' with { type: 'json' };
import { statOf } from './stats.ts';

const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE'];

/** The goods of a type: how many there are, and their names, with lists of words in braces. */
interface Good {
  readonly type: ItemType;
  readonly count: number;
  readonly name: string;
}

/** Items that cannot be equipped. */
export const createGoods = (random: Random): Draft[] => [
  ...words.medals.map((rank, index) => currency(`Medal of the ${rank}`, index)),
  ...words.medals.map((rank, index) => currency(`${rank}'s Token`, index)),
  ...words.places.map((place, index) => currency(`${place} Scrip`, index % 4)),
  ...(kinds.goods as readonly Good[]).flatMap((good) =>
    Array.from({ length: good.count }, (): Draft => ({
      rarity: random.pick(RARITIES),
      ...drawGood(random, good),
      type: good.type,
      slot: 'NONE',
    })),
  ),
];

const currency = (name: string, grade: number): Draft => ({
  name,
  type: 'CURRENCY',
  slot: 'NONE',
  rarity: RARITIES[Math.floor(grade / 2) + 1] ?? 'COMMON',
});

const LISTS: Readonly<Record<string, readonly string[]>> = {
  ...words,
  stones: gearWords.stones,
};

const drawName = (random: Random, template: string): string =>
  template.replace(/\{(\w+)\}/g, (_, list: string) => random.pick(LISTS[list] ?? []));

const USED: ReadonlySet<ItemType> = new Set<ItemType>(['TELEPORT', 'TELEPORT_GROUP', 'SIEGE']);

function drawGood(random: Random, { type, name: template }: Good): Pick<Draft, 'name'> & Partial<Draft> {
  if (type === 'POTION') return potion(random, template);
  if (type === 'CRAFTING') return material(random);
  const name = drawName(random, template);
  if (type.endsWith('MOUNT')) return mount(name, type === 'ADVANCED_MOUNT');
  return USED.has(type) ? { name, abilities: [drawAbility(random, 20)], level: random.int(0, 20) } : { name };
}

function potion(random: Random, template: string) {
  const strength = random.int(0, words.strengths.length - 1);
  const level = Math.min(40, strength * 6 + random.int(0, 4));
  return {
    name: `${words.strengths[strength] ?? 'Plain'} ${drawName(random, template)}`,
    level,
    itemLevel: level,
    abilities: [drawAbility(random, level * 2)],
  };
}

const material = (random: Random) => ({
  name: drawName(random, random.chance(0.5) ? '{herbs} {herbParts}' : '{metals} {metalParts}'),
  itemLevel: random.int(1, 40),
});

const mount = (name: string, advanced: boolean): Pick<Draft, 'name'> & Partial<Draft> => ({
  name,
  level: advanced ? 40 : 20,
  rarity: advanced ? 'VERY_RARE' : 'UNCOMMON',
  stats: [{ stat: 'VELOCITY', value: advanced ? 60 : 40, percentage: true }],
});

interface Cut {
  readonly name: string;
  readonly rarity: ItemRarity;
  readonly level: number;
}

const CUTS = kinds.cuts as readonly Cut[];

/** The name and the stat of each kind of talisman. */
const POWERS = kinds.talismanPowers as readonly { readonly name: string; readonly stat: Stat }[];

/** Stones for talisman slots: every power in every cut, and some whose power is more than a number. */
export const createTalismans = (random: Random): Draft[] => [
  ...POWERS.flatMap(({ name, stat }) =>
    CUTS.map((cut) => ({ ...stone(random, cut, name), stats: [statOf(random, stat, cut.level, 0.7)] })),
  ),
  ...CUTS.slice(2).flatMap((cut) =>
    Array.from({ length: 5 }, () => {
      const buff = drawBuff(random, cut.level);
      return { ...stone(random, cut, buff.name.replace(/ [IV]+$/, '')), buffs: [buff] };
    }),
  ),
];

const stone = (random: Random, { name, rarity, level }: Cut, power: string): Draft => ({
  name: `${name} ${random.pick(gearWords.stones)} of ${power}`,
  type: 'ENHANCEMENT',
  slot: 'NONE',
  rarity,
  level,
  itemLevel: level,
});
