import { cheapestPurchase, type Identified, type Offer, type Purchase } from './cheapest-purchase.ts';

/** Offers of one item. */
export interface ItemOffers<Item extends Identified> {
  readonly offers: readonly Offer<Item>[];
  /** The number of further offers. */
  readonly further: number;
}

/** Offers by the id of the item they sell; an id that is missing has not been loaded yet. */
export type KnownOffers<Item extends Identified> = ReadonlyMap<string, ItemOffers<Item>>;

/** The reason why a cost is not followed further (rules.md: True cost). */
export type CostEnd = 'not sold' | 'cycle' | 'too deep' | 'too many' | 'not loaded';

/** A purchase of an item. */
export interface CostPurchase<Item extends Identified> extends Omit<Purchase<Item>, 'requires'> {
  readonly requires: readonly CostNode<Item>[];
  /** Other offers of it that cost something else. */
  readonly otherOffers: number;
}

/** An item that has to be paid with. Either `purchase` or `end` is null. */
export interface CostNode<Item extends Identified> {
  readonly item: Item;
  /** The quantity needed. */
  readonly needed: number;
  readonly purchase: CostPurchase<Item> | null;
  readonly end: CostEnd | null;
}

/** The cost of an item, with the cost of each item that it is paid with. */
export interface CostTree<Item extends Identified> {
  readonly root: CostNode<Item>;
  /** The ids of items to load before the tree is complete. */
  readonly unloaded: readonly string[];
}

/** The depth of the tree below the item. */
export const MAX_COST_DEPTH = 3;

/** Items in a tree, the one in question included. */
const MAX_NODES = 20;

interface Draft<Item extends Identified> {
  readonly item: Item;
  readonly needed: number;
  /** The ids of the path to this item, from the root. */
  readonly neededFor: readonly string[];
  purchase: (CostPurchase<Item> & { readonly requires: readonly Draft<Item>[] }) | null;
  end: CostEnd | null;
}

/**
 * Builds the cost tree of one purchase of an item (rules.md: True cost). It goes level by level, so that the limit of
 * nodes cuts the deepest ones.
 * @example costTree(sword, new Map()).unloaded // [sword.id]
 */
export function costTree<Item extends Identified>(item: Item, known: KnownOffers<Item>): CostTree<Item> {
  const root = draft(item, 1, []);
  const nodes = [root];
  for (const node of nodes) {
    resolve(node, known, MAX_NODES - nodes.length);
    nodes.push(...(node.purchase?.requires ?? []));
  }
  const unloaded = nodes.filter(({ end }) => end === 'not loaded').map((node) => node.item.id);
  return { root, unloaded: [...new Set(unloaded)] };
}

function draft<Item extends Identified>(
  item: Item,
  needed: number,
  neededFor: readonly string[],
): Draft<Item> {
  return { item, needed, neededFor, purchase: null, end: null };
}

function resolve<Item extends Identified>(node: Draft<Item>, known: KnownOffers<Item>, room: number): void {
  const { item, needed } = node;
  const sold = known.get(item.id);
  const path = [...node.neededFor, item.id];
  const followed = sold?.offers.filter((offer) => !asksForAny(offer, path)) ?? [];
  const cheapest = cheapestPurchase(needed, followed);
  if (!sold) node.end = 'not loaded';
  else if (sold.offers.length === 0) node.end = 'not sold';
  else if (!cheapest) node.end = 'cycle';
  else if (cheapest.requires.length > 0 && node.neededFor.length >= MAX_COST_DEPTH) node.end = 'too deep';
  else if (cheapest.requires.length > room) node.end = 'too many';
  else {
    const { times, stack, copper, requires } = cheapest;
    const otherOffers = differentCosts(sold.offers) - 1 + sold.further;
    const drafts = requires.map((required) => draft(required.item, required.count, path));
    node.purchase = { times, stack, copper, requires: drafts, otherOffers };
  }
}

const asksForAny = ({ requiredItems }: Offer<Identified>, ids: readonly string[]): boolean =>
  requiredItems.some(({ item }) => ids.includes(item.id));

function differentCosts(offers: readonly Offer<Identified>[]): number {
  const costs = offers.map(({ count, price, requiredItems }) => [
    count,
    price,
    requiredItems.map((required) => `${required.count} × ${required.item.id}`).toSorted(),
  ]);
  return new Set(costs.map((cost) => JSON.stringify(cost))).size;
}
