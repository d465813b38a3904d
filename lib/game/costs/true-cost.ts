import { type Counted, type Identified, sumById } from './cheapest-purchase.ts';
import {
  type CostEnd,
  type CostNode,
  type CostPurchase,
  costTree,
  type ItemOffers,
  type KnownOffers,
  MAX_COST_DEPTH,
} from './cost-tree.ts';

/** The total that remains to be paid once every item that is sold has been bought. */
export interface CostTotal<Item extends Identified> {
  /** Coins of all purchases, in copper. */
  readonly copper: number;
  /** Items that are not sold, or whose cost is not followed further, each once. */
  readonly items: readonly Counted<Item>[];
  /** True if the limited tree leaves out the cost of some items. */
  readonly isCut: boolean;
}

const LIMITS: ReadonlySet<CostEnd | null> = new Set<CostEnd>(['too deep', 'too many', 'not loaded']);

/**
 * The sum of a tree's leaves (rules.md: True cost). Each branch is counted for itself: what two branches need of a
 * stack is bought twice.
 * @example costTotal(costTree(sword, offers).root).copper // 20_000
 */
export function costTotal<Item extends Identified>(root: CostNode<Item>): CostTotal<Item> {
  const nodes = nodesOf(root);
  return {
    copper: nodes.reduce((sum, { purchase }) => sum + (purchase?.copper ?? 0), 0),
    items: sumById(nodes.flatMap(({ item, needed, end }) => (end ? [{ item, count: needed }] : []))),
    isCut: nodes.some(({ end }) => LIMITS.has(end)),
  };
}

/** The nodes of a tree, each before what it is paid with. */
export function nodesOf<Item extends Identified>(node: CostNode<Item>): CostNode<Item>[] {
  return [node, ...(node.purchase?.requires ?? []).flatMap(nodesOf)];
}

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
 * Loads the cost trees of several items from the top down, the unknown items of each level at once (rules.md: True
 * cost). Items that do not exist are missing.
 */
export async function costTrees<Item extends Identified>(
  ids: readonly string[],
  ask: AskOffers<Item>,
): Promise<readonly CostNode<Item>[]> {
  const answered = await ask(ids);
  const items = ids.flatMap((id) => answered.find((sold) => sold.item.id === id)?.item ?? []);
  let known = withOffers(new Map(), ids, answered);
  for (let level = 1; level <= MAX_COST_DEPTH; level += 1) {
    const unloaded = [...new Set(items.flatMap((item) => costTree(item, known).unloaded))];
    if (unloaded.length > 0) known = withOffers(known, unloaded, await ask(unloaded));
  }
  return items.map((item) => costTree(item, known).root);
}

/** Loads the true cost of an item, as costTrees does; null where it does not cost other items. */
export async function trueCost<Item extends Identified>(
  id: string,
  ask: AskOffers<Item>,
): Promise<TrueCost<Item> | null> {
  const [root] = await costTrees([id], ask);
  if (!root?.purchase || root.purchase.requires.length === 0) return null;
  return { item: root.item, purchase: root.purchase, total: costTotal(root) };
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
