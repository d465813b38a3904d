import { OffersDocument, type OffersQuery } from '#graphql/generated/tested-documents.ts';
import { rowsOf } from '../api/api-client.ts';

type Listed = NonNullable<NonNullable<OffersQuery['items']>['nodes']>[number];
/** An offer as the API gives it. */
export type ListedOffer = NonNullable<NonNullable<Listed['soldByVendors']>['nodes']>[number];
export type ListedItem = Pick<Listed, 'id' | 'name'>;

/** An item that is for sale, with all of its offers. */
export interface SoldItem extends ListedItem {
  readonly offers: readonly ListedOffer[];
}

/** Everything that vendors sell, by the item's id. */
export async function offerTable(): Promise<ReadonlyMap<string, SoldItem>> {
  const items = await rowsOf(OffersDocument, { first: 50, offers: 50 }, (data) => data.items);
  return new Map(
    items.map(({ id, name, soldByVendors }) => [id, { id, name, offers: soldByVendors?.nodes ?? [] }]),
  );
}

/** A cost as a list: '45 Medal of the Scout', and the coins as '2 gold 5 silver'. */
export type PlainCost = readonly string[];

/**
 * Computes the cost of an item by the rules (rules.md: True cost), without the code of the site: by plain recursion
 * over the table, without a limit of items.
 */
export function plainCost(table: ReadonlyMap<string, SoldItem>, id: string): PlainCost {
  const ends = new Map<string, number>();
  const coins = pay(table, ends, id, 1, []);
  const items = [...ends].map(([each, count]) => `${count} ${table.get(each)?.name}`);
  return [...items.toSorted(), coinWords(coins)].filter(Boolean);
}

/** The coins that so many cost; what is not bought goes to the ends. */
function pay(
  table: ReadonlyMap<string, SoldItem>,
  ends: Map<string, number>,
  id: string,
  needed: number,
  above: readonly string[],
): number {
  const choices = (table.get(id)?.offers ?? [])
    .filter(({ requiredItems }) =>
      requiredItems.every(({ item }) => item.id !== id && !above.includes(item.id)),
    )
    .map((offer) => Object.assign(effort(offer, needed), { offer }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const [best] = choices;
  if (!best || (best.offer.requiredItems.length > 0 && above.length === 3)) {
    ends.set(id, (ends.get(id) ?? 0) + needed);
    return 0;
  }
  let coins = best.times * best.offer.price;
  for (const { item, count } of best.offer.requiredItems) {
    coins += pay(table, ends, item.id, count * best.times, [...above, id]);
  }
  return coins;
}

/** Returns the number of times that an offer is taken, and a text that sorts the cheapest one first. */
function effort(
  { price, count, requiredItems }: ListedOffer,
  needed: number,
): { times: number; rank: string } {
  const times = Math.ceil(needed / count);
  const amount = requiredItems.reduce((sum, required) => sum + required.count, 0);
  const ids = requiredItems.map(({ item }) => Number(item.id)).toSorted((one, other) => one - other);
  const numbers = [requiredItems.length, price * times, amount * times, ...ids, count];
  return { times, rank: numbers.map((number) => String(number).padStart(16, '0')).join(' ') };
}

/** Coins as a page says them. */
export function coinWords(copper: number): string {
  const coins = [
    [Math.floor(copper / 10_000), 'gold'],
    [Math.floor(copper / 100) % 100, 'silver'],
    [copper % 100, 'copper'],
  ] as const;
  return coins.flatMap(([amount, metal]) => (amount > 0 ? `${amount} ${metal}` : [])).join(' ');
}
