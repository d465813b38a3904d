import type { EquipSlot, ItemRarity, ItemType, Stat } from '#graphql/generated/resolvers.ts';
import type { CareerName, Race } from '#graphql/world/characters/characters.ts';
import type { Random } from '#graphql/rules/random.ts';
import words from '../words/effects.json' with { type: 'json' };

export interface ItemStat {
  readonly stat: Stat;
  readonly value: number;
  readonly percentage: boolean;
}

/** An effect of an item or a set beyond its stats. */
export interface Effect {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface SetBonus {
  /** Equipped pieces that it needs; never more than the set has. */
  readonly itemsRequired: number;
  readonly bonus: ItemStat | Effect;
}

export interface ItemSet {
  readonly id: number;
  readonly name: string;
  /** The one that needs the fewest pieces first. */
  readonly bonuses: readonly SetBonus[];
}

/**
 * The traits of an item where nothing else is said. `armor` is the block rating of a shield, `dps` is times ten, `speed` in
 * hundredths of a second (rules.md: Item cards). Empty lists of races and careers stand for all.
 */
export const PLAIN_ITEM = {
  armor: 0,
  dps: 0,
  speed: 0,
  itemLevel: 0,
  level: 0,
  renownRank: 0,
  talismanSlots: 0,
  uniqueEquipped: false,
  /** Takes both hands. */
  twoHanded: false,
  races: [] as readonly Race[],
  careers: [] as readonly CareerName[],
  set: null as ItemSet | null,
  stats: [] as readonly ItemStat[],
  abilities: [] as readonly Effect[],
  buffs: [] as readonly Effect[],
};

export interface Item extends Readonly<typeof PLAIN_ITEM> {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly type: ItemType;
  /** NONE for what cannot be equipped. */
  readonly slot: EquipSlot;
  readonly rarity: ItemRarity;
  readonly iconNumber: number;
}

/** An item before it has its number and its icon; what is left out is none. */
export type Draft = Pick<Item, 'name' | 'type' | 'slot' | 'rarity'> &
  Partial<Omit<Item, 'id' | 'iconNumber'>>;

const FIRST_ID = 5000;

const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The five ranks of each effect, with a number for the # in its text; the highest of a few has no description. */
const ranked = (templates: readonly (typeof words.worn)[number][], firstId: number): Effect[] =>
  templates.flatMap(({ name, text }, index) => {
    const first = firstId + index * RANKS.length;
    return RANKS.map((rank, at) => ({
      id: first + at,
      name: `${name} ${rank}`,
      description: rank === 'V' && first % 3 === 0 ? null : text.replace('#', String(7 + at * 12)),
    }));
  });

const BUFFS = ranked(words.worn, FIRST_ID);
const ABILITIES = ranked(words.used, FIRST_ID + BUFFS.length);

/** All effects of items and sets, in five ranks of growing strength. */
export const EFFECTS: readonly Effect[] = [...BUFFS, ...ABILITIES];

export const drawBuff = (random: Random, itemLevel: number): Effect => drawRank(random, BUFFS, itemLevel);
export const drawAbility = (random: Random, itemLevel: number): Effect =>
  drawRank(random, ABILITIES, itemLevel);

function drawRank(random: Random, effects: readonly Effect[], itemLevel: number): Effect {
  const rank = Math.min(RANKS.length - 1, Math.floor(itemLevel / 17));
  return random.pick(effects.filter((_, index) => index % RANKS.length === rank));
}
