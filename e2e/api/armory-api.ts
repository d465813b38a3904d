import { queryApi } from './api-client.ts';

export interface Stat {
  readonly stat: string;
  readonly value: number;
  readonly percentage: boolean;
}

export interface Worn {
  readonly equipSlot: string;
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly armor: number;
    readonly itemLevel: number;
    readonly stats: readonly Stat[];
    readonly itemSet: ItemSet | null;
  };
  readonly talismans: readonly {
    readonly id: string;
    readonly name: string;
    readonly stats: readonly Stat[];
  }[];
}

interface ItemSet {
  readonly id: string;
  readonly name: string;
  readonly items: readonly { readonly id: string }[];
  readonly bonuses: readonly { readonly itemsRequired: number; readonly bonus: Partial<Stat> }[];
}

export interface Wearer {
  readonly id: string;
  readonly name: string;
  readonly items: readonly Worn[];
}

const STATS = 'stats { stat value percentage }';
const ITEMS = `items {
  equipSlot
  item { id name type armor itemLevel ${STATS}
    itemSet { id name items { id } bonuses { itemsRequired bonus { ... on ItemStat { stat value percentage } } } } }
  talismans { id name ${STATS} }
}`;

/** Loads the worn items of a character from the API. */
export const armoryOf = async (id: string): Promise<Wearer> =>
  (
    await queryApi<{ character: Wearer }>(
      `query Armory($id: ID!) { character(id: $id) { id name ${ITEMS} } }`,
      { id },
    )
  ).character;

const PAGE = `query Wearers($first: Int, $after: String) {
  characters(first: $first, after: $after) { nodes { id name ${ITEMS} } pageInfo { endCursor } }
}`;

interface Page {
  readonly characters: {
    readonly nodes: readonly Wearer[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
}

/** Armories of so many characters, in pages that the API is willing to answer. */
export async function armories(count: number, after: string | null = null): Promise<Wearer[]> {
  const first = Math.min(count, 10);
  const { characters } = await queryApi<Page>(PAGE, { first, after });
  const further = count === first ? [] : await armories(count - first, characters.pageInfo.endCursor);
  return [...characters.nodes, ...further];
}

/** Sets that are worn, with the number of pieces. */
export function setsOf({ items }: Wearer): readonly { readonly set: ItemSet; readonly worn: number }[] {
  const worn = new Map<string, { set: ItemSet; worn: number }>();
  for (const { equipSlot, item } of items) {
    if (!item.itemSet || equipSlot === 'NONE') continue;
    const found = worn.get(item.itemSet.id);
    worn.set(item.itemSet.id, { set: item.itemSet, worn: (found?.worn ?? 0) + 1 });
  }
  return [...worn.values()];
}
