export interface Identified {
  readonly id: string;
}

/** A number of an item. */
export interface Counted<Item extends Identified> {
  readonly count: number;
  readonly item: Item;
}

/** An offer of a vendor, as the contract has it: a number of items for a price in copper and other items. */
export interface Offer<Item extends Identified> {
  readonly count: number;
  readonly price: number;
  readonly requiredItems: readonly Counted<Item>[];
}

/** An offer taken as often as it takes to get enough. */
export interface Purchase<Item extends Identified> {
  readonly times: number;
  /** The quantity per purchase, at least one. */
  readonly stack: number;
  /** Coins for all the times, in copper. */
  readonly copper: number;
  /** Items for all the times, each once. */
  readonly requires: readonly Counted<Item>[];
}

/**
 * Finds the cheapest way to buy a quantity of an item (rules.md: True cost); null where no vendor sells it.
 * @example cheapestPurchase(45, [{ count: 20, price: 100, requiredItems: [] }])?.times // 3
 */
export function cheapestPurchase<Item extends Identified>(
  needed: number,
  offers: readonly Offer<Item>[],
): Purchase<Item> | null {
  const [cheapest] = offers.map((offer) => purchaseOf(needed, offer)).toSorted(compareCosts);
  return cheapest ?? null;
}

function purchaseOf<Item extends Identified>(needed: number, offer: Offer<Item>): Purchase<Item> {
  const stack = Math.max(1, offer.count);
  const times = Math.ceil(needed / stack);
  const requires = sumById(offer.requiredItems).map(({ item, count }) => ({ item, count: count * times }));
  return { times, stack, copper: offer.price * times, requires };
}

/**
 * Adds up the counts of each item, in the order of first appearance; items with a count of 0 are left out.
 * @example sumById([{ item, count: 2 }, { item, count: 3 }]) // [{ item, count: 5 }]
 */
export function sumById<Item extends Identified>(counted: readonly Counted<Item>[]): Counted<Item>[] {
  const sums = new Map<string, Counted<Item>>();
  for (const { item, count } of counted) {
    sums.set(item.id, { item, count: (sums.get(item.id)?.count ?? 0) + count });
  }
  return [...sums.values()].filter(({ count }) => count > 0);
}

function compareCosts(one: Purchase<Identified>, other: Purchase<Identified>): number {
  return (
    one.requires.length - other.requires.length ||
    one.copper - other.copper ||
    amountOf(one) - amountOf(other) ||
    idsOf(one).localeCompare(idsOf(other), 'en', { numeric: true }) ||
    one.stack - other.stack
  );
}

const amountOf = ({ requires }: Purchase<Identified>): number =>
  requires.reduce((sum, { count }) => sum + count, 0);

/** Ids and counts as one text, smallest id first. */
const idsOf = ({ requires }: Purchase<Identified>): string =>
  requires
    .map(({ item, count }) => `${item.id} ${count}`)
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join(', ');
