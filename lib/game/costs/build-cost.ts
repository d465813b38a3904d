import type { ItemSourcesFragment, ItemTagFragment, QuestTagFragment } from '#graphql/generated/documents.ts';
import { placedSellers, type Seller } from '../armory/missing-pieces.ts';
import { type Counted, type Identified, sumById } from './cheapest-purchase.ts';
import type { CostNode } from './cost-tree.ts';
import { type CostTotal, costTotal, nodesOf } from './true-cost.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { coinsOf } from '#lib/format/price.ts';
import type { WornPiece } from '../items/item-set.ts';
import { wornSets } from '../armory/worn-sets.ts';
import { itemName } from '../items/item-labels.ts';

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

type ErrandSource = Pick<Errand, 'place' | 'from'>;

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

const NOWHERE: ErrandSource = { place: null, from: null };

function sourceOf(item: ItemSourcesFragment | undefined, isBought: boolean, realm: string): ErrandSource {
  if (isBought) {
    const sellers = (item?.soldByVendors?.nodes ?? []).flatMap(({ creatures }) => creatures);
    return placed('vendor', sellers, realm);
  }
  const [quest] = item?.rewardedFromQuests?.nodes ?? [];
  if (quest) return { place: null, from: { kind: 'quest', quest } };
  return placed('creature', item?.dropsFromCreatures?.nodes ?? [], realm);
}

function placed(kind: 'vendor' | 'creature', creatures: readonly Seller[], realm: string): ErrandSource {
  const [first] = placedSellers(creatures, realm).shown;
  return first ? { place: first.zones[0] ?? null, from: { kind, creature: first.creature } } : NOWHERE;
}

/** Kinds of items that a sentence names before it only counts the others. */
const MOST_NAMES = 2;

type Cost = Pick<BuildCosts, 'total' | 'pieces' | 'missing' | 'wanted'>;

/**
 * A build in one sentence: the set with most pieces, and what all of it takes.
 * @example buildWords(gear, costs) // '3 of 6 Sentinel, 1,240 Medallion and 2 gold to go'
 */
export function buildWords(gear: readonly WornPiece[], cost: Cost | null): string {
  if (gear.length === 0) return 'Nothing chosen yet';
  const [set] = wornSets(gear);
  const words = [
    set ? `${set.worn} of ${set.pieces} ${set.name}` : counted(gear.length, 'item'),
    ...(cost ? [costWords(cost)] : []),
  ];
  return words.join(', ');
}

function costWords({ total, pieces, missing, wanted }: Cost): string {
  if (missing === 0) return pieces === 0 ? 'nothing to get' : 'nothing left to get';
  const own = new Set(wanted);
  const paid = total.items
    .filter(({ item }) => !own.has(item.id))
    .toSorted((one, other) => other.count - one.count);
  const found = total.items.filter(({ item }) => own.has(item.id)).reduce((sum, { count }) => sum + count, 0);
  const [coins] = coinsOf(total.copper);
  const others = paid.length - MOST_NAMES;
  const parts = [
    ...paid.slice(0, MOST_NAMES).map(({ item, count }) => `${thousands(count)} ${itemName(item)}`),
    ...(others > 0 ? [`${counted(others, 'other kind')} of payment`] : []),
    ...(coins ? [`${thousands(coins.amount)} ${coins.metal}`] : []),
    ...(found > 0 ? [`${counted(found, 'piece')} that no vendor sells`] : []),
  ];
  return parts.length === 0 ? 'nothing to pay' : `${joined(parts)} to go`;
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
