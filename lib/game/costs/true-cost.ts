import type { Identified } from './cheapest-purchase.ts';
import { type CostTotal, costTotal } from './cost-total.ts';
import {
  type CostPurchase,
  costTree,
  type ItemOffers,
  type KnownOffers,
  MAX_COST_DEPTH,
} from './cost-tree.ts';

/** The cost of an item when every item that vendors demand is bought in turn. */
export interface TrueCost<Item extends Identified> {
  readonly item: Item;
  readonly purchase: CostPurchase<Item>;
  readonly total: CostTotal<Item>;
}

/** An item with all offers of it. */
export interface SoldItem<Item extends Identified> extends ItemOffers<Item> {
  readonly item: Item;
}

/**
 * Loads the offers of several items at once. An item that does not exist is missing in the answer; further items may
 * be in it, and are not loaded again.
 */
type AskOffers<Item extends Identified> = (ids: readonly string[]) => Promise<readonly SoldItem<Item>[]>;

/**
 * Loads the true cost of an item from the top down, the unknown items of each level at once (rules.md: True cost).
 * Null where it does not cost other items.
 */
export async function trueCost<Item extends Identified>(
  id: string,
  ask: AskOffers<Item>,
): Promise<TrueCost<Item> | null> {
  const answered = await ask([id]);
  const item = answered.find((sold) => sold.item.id === id)?.item;
  if (!item) return null;
  let known = withOffers(new Map(), [id], answered);
  for (let level = 1; level <= MAX_COST_DEPTH; level += 1) {
    const { unasked } = costTree(item, known);
    if (unasked.length > 0) known = withOffers(known, unasked, await ask(unasked));
  }
  const { root } = costTree(item, known);
  if (!root.purchase || root.purchase.requires.length === 0) return null;
  return { item, purchase: root.purchase, total: costTotal(root) };
}

function withOffers<Item extends Identified>(
  known: KnownOffers<Item>,
  asked: readonly string[],
  answered: readonly SoldItem<Item>[],
): KnownOffers<Item> {
  const unknown: ItemOffers<Item> = { offers: [], further: 0 };
  const missing = asked.map((id) => [id, unknown] as const);
  return new Map([...missing, ...known, ...answered.map((sold) => [sold.item.id, sold] as const)]);
}
