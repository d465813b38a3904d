import type { Item } from '#graphql/world/items/item.ts';
import type { Creature } from './creature.ts';
import type { Offer } from './vendors.ts';

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
export function createExchanges(
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
