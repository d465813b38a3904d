import * as documents from '#graphql/generated/documents.ts';
import * as data from '#lib/data/catalogue/items.ts';
import { CONTAINER_COLUMNS, CREATURE_TAG_COLUMNS } from '#lib/exports/columns/creature-columns.ts';
import * as columns from '#lib/exports/columns/item-columns.ts';
import { CHAPTER_COLUMNS, QUEST_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import { type Listing, rowsOf } from '#lib/exports/export-table.ts';
import { type ExportList, NO_RECORD, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { list as listOf, nullable } from '#lib/exports/shapes/shape.ts';
import { compareItems } from '#lib/game/items/item-comparison.ts';
import { offerRows } from '#lib/game/items/offer-rows.ts';
import { COMPARED_PARAM, comparedItem } from '#lib/url/compared-item.ts';
import { type Filter, text } from '#lib/url/filter/filter.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import type { ItemSection } from '#lib/url/item-sections.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { previewOfItem } from '#lib/preview/kinds/preview-of-creature.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';

export const ITEMS_EXPORTS = pageExports('/items', 'Items', {
  filter: ITEM_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ items: () => data.listItems(list) }),
  parts: { items: nullable(fragment(documents.ItemPageFragmentDoc)) },
  tables: (table) => ({ items: table('Items', columns.ITEM_COLUMNS, 'items') }),
});

const COMPARISON_FILTER = {
  label: 'Compare with',
  fields: { compared: text(COMPARED_PARAM, 'Id of another item') },
} as const;

/** The parts that the tabs of an item show each, in the JSON and as tables. */
const TAB_PARTS = {
  vendors: nullable(fragment(documents.VendorPageFragmentDoc)),
  purchases: nullable(fragment(documents.PurchasePageFragmentDoc)),
  quests: nullable(fragment(documents.RewardingQuestPageFragmentDoc)),
  drops: nullable(fragment(documents.DropPageFragmentDoc)),
  containers: nullable(fragment(documents.ContainerPageFragmentDoc)),
  chapters: nullable(fragment(documents.RewardingChapterPageFragmentDoc)),
};

type TabPart = keyof typeof TAB_PARTS;

/** The fields of an object by some of its names. */
function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Partial<Of> {
  const picked: Partial<Of> = {};
  for (const name of names) picked[name] = of[name];
  return picked;
}

/** The offers of a list, a row for each vendor. */
function offersOf<Offer extends Parameters<typeof offerRows>[0][number]>(listing: Listing<Offer>) {
  const { rows, pageInfo } = rowsOf(listing);
  return { rows: offerRows(rows), pageInfo };
}

/**
 * A tab of an item. Without rows of that tab, its table is empty: no other one replaces it.
 * @param section of the address
 * @param title of the page
 * @param shown the parts that the tab shows
 */
const itemPage = (
  section: string,
  title: string,
  shown: readonly TabPart[],
  filter: Filter = COMPARISON_FILTER,
) =>
  pageExports(`/item/{id}${section}`, title, {
    filter,
    source: data.ITEM,
    record: fragment(documents.ItemDetailsFragmentDoc),
    load: (item, { id, path, query }) => {
      const list = listAddress(path, query, PURCHASE_FILTER);
      return {
        vendors: () => data.listVendors(id, list),
        purchases: () => data.listPurchases(id, list),
        quests: () => data.listRewardingQuests(id, list),
        drops: () => data.listDrops(id, list),
        containers: () => data.listContainers(id, otherList(list, 'objects')),
        chapters: () => data.listRewardingChapters(id, list),
        compared: () => data.getCompared(comparedItem(query, id) ?? null),
        comparable: () => data.listComparableItems(item),
      };
    },
    parts: {
      ...pick(TAB_PARTS, shown),
      comparable: listOf(fragment(documents.ComparableItemFragmentDoc)),
      compared: nullable(fragment(documents.ItemDetailsFragmentDoc)),
    },
    tables: (table) => ({
      ...pick(
        {
          vendors: table('Vendors', columns.OFFER_COLUMNS, async ({ part }) =>
            offersOf(await part('vendors')),
          ),
          purchases: table('Purchases', columns.PURCHASE_COLUMNS, async ({ part }) =>
            offersOf(await part('purchases')),
          ),
          quests: table('Quests', QUEST_COLUMNS, 'quests'),
          drops: table('Creatures', CREATURE_TAG_COLUMNS, 'drops'),
          containers: table('Game objects', CONTAINER_COLUMNS, 'containers', {
            prefix: 'objects',
          }),
          chapters: table('Chapters', CHAPTER_COLUMNS, 'chapters'),
        },
        shown,
      ),
      comparison: table(
        'Comparison',
        columns.COMPARISON_COLUMNS,
        async ({ record, part }) => {
          const other = await part('compared');
          return other && compareItems(record, other);
        },
        { needs: COMPARED_PARAM },
      ),
      stats: table('Stats', columns.STAT_COLUMNS, ({ record }) => columns.statRows(record)),
      setPieces: table('Pieces of the set', columns.ITEM_TAG_COLUMNS, 'record.itemSet.items'),
      setBonuses: table('Bonuses of the set', columns.SET_BONUS_COLUMNS, 'record.itemSet.bonuses'),
    }),
    preview: ({ record }) => previewOfItem(record),
  });

/** The exports of an item's pages, by the tab in the address. */
export const ITEM_EXPORTS = {
  vendors: itemPage('', 'An item and who sells it', ['vendors']),
  purchase: itemPage('/purchase', 'An item and what it buys', ['purchases'], {
    label: PURCHASE_FILTER.label,
    fields: { ...COMPARISON_FILTER.fields, ...PURCHASE_FILTER.fields },
  }),
  quests: itemPage('/quests', 'An item and the quests that reward it', ['quests']),
  drops: itemPage('/drops', 'An item and where it is found', ['drops', 'containers']),
  chapters: itemPage('/chapters', 'An item and the chapters that reward it', ['chapters']),
} as const satisfies Record<ItemSection, unknown>;

/**
 * Returns the exports that an item's page links to: the tables that it shows.
 * @param section the tab that is shown; null for an item without any
 */
export function shownItemExports(
  item: documents.ItemDetailsFragment,
  section: ItemSection | null,
): ExportList {
  return withTables(ITEM_EXPORTS[section ?? 'vendors'], {
    vendors: section !== null,
    stats: columns.statRows(item).length > 0,
    setPieces: item.itemSet !== null,
    setBonuses: (item.itemSet?.bonuses.length ?? 0) > 0,
  });
}

export const ITEM_KINDS = [ITEMS_EXPORTS, ...Object.values(ITEM_EXPORTS)];
