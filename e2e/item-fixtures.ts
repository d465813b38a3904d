import { queryApi, requireFirst } from './api-client.ts';

interface FoundItem {
  readonly id: string;
  readonly itemSet: object | null;
  readonly soldByVendors: Counted;
  readonly usedToPurchase: Counted;
  readonly rewardedFromQuests: Counted;
}

interface Counted {
  readonly totalCount: number;
}

const ITEMS = `query Items($where: ItemFilterInput) {
  items(first: 100, where: $where, order: [{ itemLevel: DESC }]) {
    nodes {
      id
      itemSet { id }
      soldByVendors(first: 0) { totalCount }
      usedToPurchase(first: 0) { totalCount }
      rewardedFromQuests(first: 0) { totalCount }
    }
  }
}`;

async function itemsWhere(where: object): Promise<readonly FoundItem[]> {
  return (await queryApi<{ items: { nodes: FoundItem[] } }>(ITEMS, { where })).items.nodes;
}

/** Which of its tabs an item has, vendors, purchases and quests, in ones and zeros: '101'. */
const tabsOf = ({ soldByVendors, usedToPurchase, rewardedFromQuests }: FoundItem) =>
  [soldByVendors, usedToPurchase, rewardedFromQuests].map(({ totalCount }) => Math.sign(totalCount)).join('');

/** Items with every combination of tabs that the world has, and two that are alike. */
export async function findItems() {
  const helms = await itemsWhere({ slot: { eq: 'HELM' }, type: { eq: 'HEAVY_ARMOR' } });
  const currencies = await itemsWhere({ type: { eq: 'CURRENCY' } });
  const first = (what: string, items: readonly FoundItem[], fits: (item: FoundItem) => boolean) =>
    requireFirst(items.filter(fits), what).id;
  const setPiece = first('piece of a set for sale', helms, (i) => i.itemSet !== null && tabsOf(i) === '101');
  return {
    setPiece,
    currency: first(
      'currency that buys much and is a reward',
      currencies,
      (item) => tabsOf(item) === '011' && item.usedToPurchase.totalCount > 10,
    ),
    questItem: first('item that only quests give', helms, (item) => tabsOf(item) === '001'),
    tablessItem: first('item that nobody gives', helms, (item) => tabsOf(item) === '000'),
    comparable: [
      setPiece,
      first('second helm', helms, (item) => item.id !== setPiece && tabsOf(item) !== '000'),
    ] as const,
  };
}
