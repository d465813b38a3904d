import type { ItemSourcesFragment, ItemTagFragment, QuestTagFragment } from '#graphql/generated/documents.ts';

import { placedSellers, type Seller } from '../armory/missing-pieces.ts';
import { type Counted, type Identified, sumById } from './cheapest-purchase.ts';
import type { CostNode } from './cost-tree.ts';
import { type CostTotal, costTotal, nodesOf } from './true-cost.ts';

/**
 * Counts the pieces that have to be got: those of a build without as many as are there already.
 * @example piecesToGet(['7', '7', '8'], ['7']) // [{ id: '7', count: 1 }, { id: '8', count: 1 }]
 */
export function piecesToGet(
  wanted: readonly string[],
  owned: readonly string[],
): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const id of wanted) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const id of owned) counts.set(id, (counts.get(id) ?? 0) - 1);
  return [...counts].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));
}

/** A piece to get, with its cost tree. */
export interface PieceCost<Item extends Identified> {
  readonly count: number;
  readonly root: CostNode<Item>;
}

/** The sum of the costs of all pieces (rules.md: Builds). */
export function buildCost<Item extends Identified>(pieces: readonly PieceCost<Item>[]): CostTotal<Item> {
  const totals = pieces.map(({ root, count }) => ({ ...costTotal(root), times: count }));
  return {
    copper: totals.reduce((sum, { copper, times }) => sum + copper * times, 0),
    items: sumById(
      totals.flatMap(({ items, times }) => items.map(({ item, count }) => ({ item, count: count * times }))),
    ),
    isCut: totals.some(({ isCut }) => isCut),
  };
}

/** Something to buy or to collect, and where. */
export interface Errand {
  readonly item: ItemTagFragment;
  readonly count: number;
  /** The zone of the vendor or the creature; null where none is known. */
  readonly place: string | null;
  /** Sells it, leaves it behind, or rewards it; null where nothing is known. */
  readonly from:
    | { readonly kind: 'vendor' | 'creature'; readonly creature: Seller }
    | { readonly kind: 'quest'; readonly quest: QuestTagFragment }
    | null;
  /** Coins and items that the vendor takes; nothing for what is not bought. */
  readonly copper: number;
  readonly pays: readonly Counted<ItemTagFragment>[];
}

/** The cost of all pieces of a build, and where to get them. */
export interface BuildCosts {
  readonly total: CostTotal<ItemTagFragment>;
  readonly errands: readonly Errand[];
  /** The number of pieces that the build has, and of those that have to be got. */
  readonly pieces: number;
  readonly missing: number;
  /** The ids of the pieces that have to be got. */
  readonly wanted: readonly string[];
}

type Source = Pick<Errand, 'place' | 'from'>;

/**
 * Everything that a build takes, each thing once with its source, by place; what has no known place comes last.
 * @param sources by the id of the item
 * @param realm of the buyer, whose vendors come first
 */
export function shoppingList(
  pieces: readonly PieceCost<ItemTagFragment>[],
  sources: ReadonlyMap<string, ItemSourcesFragment>,
  realm: string,
): readonly Errand[] {
  const errands = new Map<string, Errand>();
  for (const { root, count } of pieces) {
    for (const { item, needed, purchase } of nodesOf(root)) {
      const known = errands.get(item.id);
      const pays = (purchase?.requires ?? []).map((node) => ({
        item: node.item,
        count: node.needed * count,
      }));
      errands.set(item.id, {
        item,
        count: needed * count + (known?.count ?? 0),
        ...sourceOf(sources.get(item.id), purchase !== null, realm),
        copper: (purchase?.copper ?? 0) * count + (known?.copper ?? 0),
        pays: sumById([...(known?.pays ?? []), ...pays]),
      });
    }
  }
  return [...errands.values()].toSorted(
    (one, other) =>
      Number(one.place === null) - Number(other.place === null) ||
      (one.place ?? '').localeCompare(other.place ?? '', 'en'),
  );
}

const NOWHERE: Source = { place: null, from: null };

function sourceOf(item: ItemSourcesFragment | undefined, isBought: boolean, realm: string): Source {
  if (isBought) {
    const sellers = (item?.soldByVendors?.nodes ?? []).flatMap(({ creatures }) => creatures);
    return placed('vendor', sellers, realm);
  }
  const [quest] = item?.rewardedFromQuests?.nodes ?? [];
  if (quest) return { place: null, from: { kind: 'quest', quest } };
  return placed('creature', item?.dropsFromCreatures?.nodes ?? [], realm);
}

function placed(kind: 'vendor' | 'creature', creatures: readonly Seller[], realm: string): Source {
  const [first] = placedSellers(creatures, realm).shown;
  return first ? { place: first.zones[0] ?? null, from: { kind, creature: first.creature } } : NOWHERE;
}
