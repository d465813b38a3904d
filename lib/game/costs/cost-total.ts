import { type Counted, type Identified, sumById } from './cheapest-purchase.ts';
import type { CostEnd, CostNode } from './cost-tree.ts';

/** The total that remains to be paid once every item that is sold has been bought. */
export interface CostTotal<Item extends Identified> {
  /** Coins of all purchases, in copper. */
  readonly copper: number;
  /** Items that are not sold, or whose cost is not followed further, each once. */
  readonly items: readonly Counted<Item>[];
  /** True if the limited tree leaves out the cost of some items. */
  readonly isCut: boolean;
}

const LIMITS: ReadonlySet<CostEnd | null> = new Set<CostEnd>(['too deep', 'too many', 'not asked']);

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

function nodesOf<Item extends Identified>(node: CostNode<Item>): CostNode<Item>[] {
  return [node, ...(node.purchase?.requires ?? []).flatMap(nodesOf)];
}
