import type { Item } from '#graphql/world/items/item.ts';
import type { Creature } from './creature.ts';
import type { Offer } from './vendors.ts';

/** So many of a currency for so many of another. */
type Exchange = readonly [item: Item | undefined, count: number, cost: number, required: Item | undefined];

/** Copper for the least medal. */
const LEAST_MEDAL = 2_500;

/**
 * Offers of currencies for others, so that what an item costs has a cost of its own: a medal for five of the one
 * below it, three of the one below for it, and a score of tokens for a medal. Scrip is not for sale.
 */
export function createExchanges(
  firstId: number,
  currencies: readonly Item[],
  vendors: readonly Creature[],
): readonly Offer[] {
  const sellers = vendors.filter(({ spawns }) => spawns.length > 0);
  const medals = currencies.filter(({ name }) => name.startsWith('Medal of'));
  const tokens = currencies.filter(({ name }) => name.endsWith('Token'));
  return medals
    .flatMap((medal, index): readonly Exchange[] => [
      [medal, 1, 5, medals[index - 1]],
      [index > 0 ? medals[index - 1] : undefined, 3, 1, medal],
      [tokens[index], 20, 1, medal],
    ])
    .flatMap(([item, count, cost, required]) => (item ? [{ item, count, cost, required }] : []))
    .map(({ item, count, cost, required }, index) => ({
      id: firstId + index,
      item,
      count,
      price: required ? 0 : LEAST_MEDAL,
      required: required ? [{ item: required, count: cost }] : [],
      sellers,
    }));
}
