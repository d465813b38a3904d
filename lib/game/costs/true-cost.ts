import type { Identified } from './cheapest-purchase.ts';
import { type CostTotal, costTotal } from './cost-total.ts';
import {
  type CostPurchase,
  costTree,
  type ItemOffers,
  type KnownOffers,
  MAX_COST_DEPTH,
} from './cost-tree.ts';

/** What an item costs when everything that vendors ask for is bought in turn. */
export interface TrueCost<Item extends Identified> {
  readonly item: Item;
  readonly purchase: CostPurchase<Item>;
  readonly total: CostTotal<Item>;
}

/** An item and who sells it for what. */
export interface SoldItem<Item extends Identified> extends ItemOffers<Item> {
  readonly item: Item;
}

/** Asks for the offers of several items at once; an item that does not exist is missing in the answer. */
type AskOffers<Item extends Identified> = (ids: readonly string[]) => Promise<readonly SoldItem<Item>[]>;

/**
 * What an item costs, asked for level by level: one question for each, and one for the item itself
 * (rules.md: True cost). Null where it does not cost other items.
 */
export async function trueCost<Item extends Identified>(
  id: string,
  ask: AskOffers<Item>,
): Promise<TrueCost<Item> | null> {
  const sold = (await ask([id])).find(({ item }) => item.id === id);
  if (!sold) return null;
  const { item } = sold;
  let known: KnownOffers<Item> = new Map([[id, sold]]);
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
  const offers = new Map(answered.map((sold) => [sold.item.id, sold]));
  const unknown: ItemOffers<Item> = { offers: [], further: 0 };
  return new Map([...known, ...asked.map((id) => [id, offers.get(id) ?? unknown] as const)]);
}
