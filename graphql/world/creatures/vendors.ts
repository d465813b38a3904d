import type { Item } from '#graphql/world/items/item.ts';
import { gradeOf } from '#graphql/world/items/grade.ts';
import { Random } from '#graphql/rules/random.ts';
import { linkTable, partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Creature, Trade } from './creature.ts';

/** A number of an item for a price in copper and other items; several creatures may sell it. */
export interface Offer {
  readonly id: number;
  readonly item: Item;
  readonly count: number;
  readonly price: number;
  readonly required: readonly { readonly item: Item; readonly count: number }[];
  readonly sellers: readonly Creature[];
}

const FIRST_ID = 1;
const HIGHEST_PRICE = 4_294_967_295;

/** The items that vendors of each trade sell. */
const STOCK: Readonly<Record<Trade, (item: Item) => boolean>> = {
  armor: ({ type, set, level }) => /ARMOR|ROBE/.test(type) && set === null && level < 40,
  weapons: ({ dps, careers, level }) => dps > 0 && careers.length === 0 && level < 40,
  apothecary: ({ type }) => type === 'POTION',
  talismans: ({ type }) => type === 'ENHANCEMENT',
  dyes: ({ type }) => type === 'DYE',
  crafts: ({ type }) => ['CRAFTING', 'SALVAGING', 'REFINER_TOOL'].includes(type),
  stables: ({ type }) => type.endsWith('MOUNT') || type.startsWith('TELEPORT'),
  renown: ({ set, careers }) => set !== null && careers.length > 0,
  medals: ({ set, careers, slot, level }) =>
    (set !== null && careers.length === 0) ||
    (careers.length === 1 && set === null && level === 40 && slot !== 'NONE'),
  curios: ({ type }) => ['NONE', 'MARKETING', 'SIEGE', 'TREASURE_CHEST', 'TREASURE_KEY'].includes(type),
};

const SHARE_ON_SALE = 0.55;

/** Each trade has a part of its stock on sale; sets and restricted items cost currencies too, and currencies others. Ids ascend. */
export function createOffers(
  seed: string,
  items: readonly Item[],
  creatures: readonly Creature[],
): readonly Offer[] {
  const random = new Random(`${seed}/vendors`);
  const currencies = items.filter(({ type }) => type === 'CURRENCY');
  let id = FIRST_ID;
  const offers = (Object.keys(STOCK) as Trade[]).flatMap((trade) => {
    const vendors = creatures.filter((creature) => creature.trade === trade);
    return items
      .filter((item) => STOCK[trade](item) && random.chance(SHARE_ON_SALE))
      .flatMap((item) =>
        Array.from({ length: random.chance(0.12) ? 2 : 1 }, () => ({
          id: id++,
          item,
          count: countOf(random, item),
          ...costOf(random, item, currencies),
          sellers: sellersOf(random, vendors),
        })),
      );
  });
  const changers = creatures.filter(({ trade }) => trade === 'medals');
  return [...offers, ...createExchanges(id, currencies, changers)];
}

/** One to all of the vendors; now and then only those without a spawn. */
function sellersOf(random: Random, vendors: readonly Creature[]): readonly Creature[] {
  const hidden = vendors.filter(({ spawns }) => spawns.length === 0);
  if (hidden.length > 0 && random.chance(0.05)) return hidden;
  return random.shuffle(vendors).slice(0, random.int(1, vendors.length));
}

const countOf = (random: Random, { slot, type }: Item): number =>
  slot === 'NONE' && !type.endsWith('MOUNT') && random.chance(0.25) ? random.pick([2, 5, 10, 20, 100]) : 1;

/** Pieces of sets and restricted items cost currencies, some of them nothing else. */
function costOf(random: Random, item: Item, currencies: readonly Item[]) {
  const grade = gradeOf(item.rarity);
  const value = Math.round((20 + item.itemLevel ** 2 * 6) * (1 + grade) * random.between(0.7, 1.4));
  const isEarned = item.set !== null || item.careers.length > 0 || random.chance(0.08);
  if (!isEarned) return { price: priceOf(random, value), required: [] };
  const required = Array.from(
    new Set(Array.from({ length: random.int(1, 3) }, () => random.pick(currencies))),
    (currency) => ({ item: currency, count: random.int(1, 8) * (1 + grade) }),
  );
  return { price: random.chance(0.5) ? 0 : value, required };
}

/** A few are free, and a few have the highest price there can be. */
function priceOf(random: Random, value: number): number {
  const draw = random.next();
  if (draw < 0.01) return 0;
  if (draw < 0.014) return HIGHEST_PRICE;
  return draw < 0.03 ? value * 10_000 : value;
}

/** A number of one currency for a number of another, and a price. */
type Exchange = readonly [
  item: Item | undefined,
  count: number,
  cost: number,
  required: Item | undefined,
  price?: number,
];

/** Copper for the least medal, and for changing a medal into lesser ones. */
const LEAST_MEDAL = 2_500;
const FEE = 120;

/**
 * Offers of currencies for others, so that what an item costs has its own cost: a medal for five of the one below it,
 * three of the one below for it and a fee, a score of tokens for a medal, and two kinds of scrip for nothing but each
 * other.
 */
function createExchanges(
  firstId: number,
  currencies: readonly Item[],
  vendors: readonly Creature[],
): readonly Offer[] {
  const sellers = vendors.filter(({ spawns }) => spawns.length > 0);
  const medals = currencies.filter(({ name }) => name.startsWith('Medal of'));
  const tokens = currencies.filter(({ name }) => name.endsWith('Token'));
  const [scrip, otherScrip] = currencies.filter(({ name }) => name.endsWith('Scrip'));
  const ofMedals = medals.flatMap((medal, index): readonly Exchange[] => [
    index > 0 ? [medal, 1, 5, medals[index - 1]] : [medal, 1, 0, undefined, LEAST_MEDAL],
    [index > 0 ? medals[index - 1] : undefined, 3, 1, medal, FEE],
    [tokens[index], 20, 1, medal],
  ]);
  const exchanges: readonly Exchange[] = [...ofMedals, [scrip, 1, 2, otherScrip], [otherScrip, 1, 2, scrip]];
  return exchanges
    .flatMap(([item, count, cost, required, price = 0]) =>
      item ? [{ item, count, cost, required, price }] : [],
    )
    .map(({ item, count, cost, required, price }, index) => ({
      id: firstId + index,
      item,
      count,
      price,
      required: required ? [{ item: required, count: cost }] : [],
      sellers,
    }));
}

/** Offers, what they cost besides money, and who makes them. */
export const vendorTables = (offers: readonly Offer[]): WorldTable[] => [
  recordTable('vendor_item', offers),
  partTable('vendor_item_required', ['vendorItem', offers], ({ required }) => required),
  linkTable('vendor_item_creature', offers, ({ sellers }) => sellers),
];
