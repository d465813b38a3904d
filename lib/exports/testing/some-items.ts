import {
  type BetterItemFragment,
  type ItemRowFragment,
  ItemRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

/** An item as a list holds it. */
export const HELM = sampleRecord(ItemRowFragmentDoc, {
  ...PLAIN,
  itemSet: { id: '3' },
  itemLevel: 48,
  levelRequirement: 40,
});

/** An item as an API writes it, which may be newer than our contract. */
export const answered = (item: Readonly<Record<string, unknown>>): ItemRowFragment =>
  JSON.parse(JSON.stringify({ ...HELM, ...item }));

/** An item with all sources, which one vendor asks items for. */
export const CROWN: BetterItemFragment = {
  ...PLAIN,
  ...HELM,
  stats: [{ stat: 'WOUNDS', value: 12, percentage: false }],
  soldByVendors: {
    totalCount: 2,
    nodes: [{ count: 1, price: 0, requiredItems: [{ count: 6, item: HELM }] }],
  },
  rewardedFromQuests: { totalCount: 0 },
  dropsFromCreatures: { totalCount: 1 },
  dropsFromGameObjects: { totalCount: 2 },
  rewardedFromChapters: null,
};
