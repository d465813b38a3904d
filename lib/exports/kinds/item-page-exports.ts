import {
  type ComparableItemFragment,
  ComparableItemFragmentDoc,
  type ContainerPageFragment,
  ContainerPageFragmentDoc,
  type DropPageFragment,
  DropPageFragmentDoc,
  type ItemDetailsFragment,
  ItemDetailsFragmentDoc,
  type PurchasePageFragment,
  PurchasePageFragmentDoc,
  type RewardingChapterPageFragment,
  RewardingChapterPageFragmentDoc,
  type RewardingQuestPageFragment,
  RewardingQuestPageFragmentDoc,
  type VendorPageFragment,
  VendorPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { compareItems } from '#lib/game/items/item-comparison.ts';
import { offerRows } from '#lib/game/items/offer-rows.ts';
import { previewOfItem } from '#lib/preview/kinds/preview-of-item.ts';
import { COMPARED_PARAM } from '#lib/url/compared-item.ts';
import { text } from '#lib/url/filter/filter.ts';
import type { ItemSection } from '#lib/url/item-sections.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/purchase-filter.ts';

import { CHAPTER_COLUMNS } from '../columns/chapter-columns.ts';
import { CREATURE_TAG_COLUMNS } from '../columns/creature-columns.ts';
import { CONTAINER_COLUMNS } from '../columns/game-object-columns.ts';
import { ITEM_TAG_COLUMNS } from '../columns/item-columns.ts';
import {
  COMPARISON_COLUMNS,
  SET_BONUS_COLUMNS,
  STAT_COLUMNS,
  statRows,
} from '../columns/item-stat-columns.ts';
import { OFFER_COLUMNS, PURCHASE_COLUMNS } from '../columns/offer-columns.ts';
import { QUEST_COLUMNS } from '../columns/quest-columns.ts';
import { allRows, type ExportTable, exportTable, rowsOf } from '../export-table.ts';
import { type Asked, type ExportList, type PageExports, withTables } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { list, nullable } from '../shapes/shape.ts';

/** Every part that some tab of an item shows. */
interface Parts {
  readonly vendors: VendorPageFragment | null;
  readonly purchases: PurchasePageFragment | null;
  readonly quests: RewardingQuestPageFragment | null;
  readonly drops: DropPageFragment | null;
  readonly containers: ContainerPageFragment | null;
  readonly chapters: RewardingChapterPageFragment | null;
  /** The item that the address compares this one with; null without one. */
  readonly compared: ItemDetailsFragment | null;
  readonly comparable: readonly ComparableItemFragment[];
}

type Table = ExportTable<Asked<ItemDetailsFragment, Parts>>;

const vendors: Table = exportTable('Vendors', OFFER_COLUMNS, async ({ part }) => {
  const { rows, pageInfo } = rowsOf(await part('vendors'));
  return { rows: offerRows(rows), pageInfo };
});

const purchases: Table = exportTable('Purchases', PURCHASE_COLUMNS, async ({ part }) => {
  const { rows, pageInfo } = rowsOf(await part('purchases'));
  return { rows: offerRows(rows), pageInfo };
});

const quests: Table = exportTable('Quests', QUEST_COLUMNS, async ({ part }) => rowsOf(await part('quests')));

const drops: Table = exportTable('Creatures', CREATURE_TAG_COLUMNS, async ({ part }) =>
  rowsOf(await part('drops')),
);

const containers: Table = exportTable(
  'Game objects',
  CONTAINER_COLUMNS,
  async ({ part }) => rowsOf(await part('containers')),
  { prefix: 'objects' },
);

const chapters: Table = exportTable('Chapters', CHAPTER_COLUMNS, async ({ part }) =>
  rowsOf(await part('chapters')),
);

const comparison: Table = exportTable(
  'Comparison',
  COMPARISON_COLUMNS,
  async ({ record, part }) => {
    const other = await part('compared');
    return allRows(other && compareItems(record, other));
  },
  { needs: COMPARED_PARAM },
);

const stats: Table = exportTable('Stats', STAT_COLUMNS, ({ record }) => allRows(statRows(record)));

const setPieces: Table = exportTable('Pieces of the set', ITEM_TAG_COLUMNS, ({ record: { itemSet } }) =>
  allRows(itemSet?.items ?? []),
);

const setBonuses: Table = exportTable('Bonuses of the set', SET_BONUS_COLUMNS, ({ record: { itemSet } }) =>
  allRows(itemSet?.bonuses ?? []),
);

const ON_EACH_TAB = { comparison, stats, setPieces, setBonuses } as const;

const COMPARISON_FILTER = {
  label: 'Compare with',
  fields: { compared: text(COMPARED_PARAM, 'Id of another item') },
} as const;

const ITEM = fragment(ItemDetailsFragmentDoc);

const COMPARISONS = {
  comparable: list(fragment(ComparableItemFragmentDoc)),
  compared: nullable(ITEM),
} as const;

/** The tabs of an item share its picture. */
const preview = ({ record }: Asked<ItemDetailsFragment, Parts>) => previewOfItem(record);

/**
 * The exports of an item's pages, by the tab in the address. Without rows of that tab, its table is empty: no other one
 * replaces it.
 */
export const ITEM_EXPORTS = {
  vendors: {
    address: '/item/{id}',
    title: 'An item and who sells it',
    filter: COMPARISON_FILTER,
    tables: { vendors, ...ON_EACH_TAB },
    record: ITEM,
    parts: { vendors: nullable(fragment(VendorPageFragmentDoc)), ...COMPARISONS },
    preview,
  },
  purchase: {
    address: '/item/{id}/purchase',
    title: 'An item and what it buys',
    filter: {
      label: PURCHASE_FILTER.label,
      fields: { ...COMPARISON_FILTER.fields, ...PURCHASE_FILTER.fields },
    },
    tables: { purchases, ...ON_EACH_TAB },
    record: ITEM,
    parts: { purchases: nullable(fragment(PurchasePageFragmentDoc)), ...COMPARISONS },
    preview,
  },
  quests: {
    address: '/item/{id}/quests',
    title: 'An item and the quests that reward it',
    filter: COMPARISON_FILTER,
    tables: { quests, ...ON_EACH_TAB },
    record: ITEM,
    parts: { quests: nullable(fragment(RewardingQuestPageFragmentDoc)), ...COMPARISONS },
    preview,
  },
  drops: {
    address: '/item/{id}/drops',
    title: 'An item and where it is found',
    filter: COMPARISON_FILTER,
    tables: { drops, containers, ...ON_EACH_TAB },
    record: ITEM,
    parts: {
      drops: nullable(fragment(DropPageFragmentDoc)),
      containers: nullable(fragment(ContainerPageFragmentDoc)),
      ...COMPARISONS,
    },
    preview,
  },
  chapters: {
    address: '/item/{id}/chapters',
    title: 'An item and the chapters that reward it',
    filter: COMPARISON_FILTER,
    tables: { chapters, ...ON_EACH_TAB },
    record: ITEM,
    parts: { chapters: nullable(fragment(RewardingChapterPageFragmentDoc)), ...COMPARISONS },
    preview,
  },
} as const satisfies Record<ItemSection, PageExports<ItemDetailsFragment, Parts>>;

/**
 * Returns the exports that an item's page links to: the tables that it shows.
 * @param section the tab that is shown; null for an item without any
 */
export function shownItemExports(item: ItemDetailsFragment, section: ItemSection | null): ExportList {
  return withTables(ITEM_EXPORTS[section ?? 'vendors'], {
    vendors: section !== null,
    stats: statRows(item).length > 0,
    setPieces: item.itemSet !== null,
    setBonuses: (item.itemSet?.bonuses.length ?? 0) > 0,
  });
}
