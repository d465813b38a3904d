import * as documents from '#graphql/generated/documents.ts';
import * as data from '#lib/data/catalogue/items.ts';
import { CONTAINER_COLUMNS, CREATURE_TAG_COLUMNS } from '#lib/exports/columns/creature-columns.ts';
import {
  COMPARISON_COLUMNS,
  ITEM_COLUMNS,
  OFFER_COLUMNS,
  PURCHASE_COLUMNS,
  SET_BONUS_COLUMNS,
  SET_PIECE_COLUMNS,
  STAT_COLUMNS,
} from '#lib/exports/columns/item-columns.ts';
import { CHAPTER_COLUMNS, QUEST_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import { statRows } from '#lib/game/items/stat-rows.ts';
import { type Listing, rowsOf, withParam } from '#lib/exports/export-table.ts';
import {
  type Asked,
  type ExportList,
  listExports,
  pageExports,
  withTables,
} from '#lib/exports/page-exports.ts';
import { list, nullable } from '#lib/exports/shapes/shape.ts';
import { itemLines } from '#lib/game/items/item-card.ts';
import { compareItems } from '#lib/game/items/item-comparison.ts';
import { offerRows } from '#lib/game/items/offer-rows.ts';
import { COMPARED_PARAM, comparedItem } from '#lib/url/compared-item.ts';
import { type Filter, text } from '#lib/url/filter/filter.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import type { ItemSection } from '#lib/url/item-sections.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { previewOfItem } from '#lib/preview/kinds/preview-of-creature.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';

export const ITEMS_EXPORTS = listExports('/items', 'Items', {
  filter: ITEM_FILTER,
  parts: (part) => ({
    items: part(({ list }) => data.listItems(list)).json(nullable(documents.ItemPageFragmentDoc)),
  }),
  tables: (table) => ({
    items: table('Items', ({ part }) => part('items'), ITEM_COLUMNS),
  }),
});

const COMPARISON_FILTER = {
  label: 'Compare with',
  fields: { compared: text(COMPARED_PARAM, 'Id of another item') },
} as const;

/** Names the parts that the tabs of an item show each, in the JSON and as tables. */
type TabPart = 'vendors' | 'purchases' | 'quests' | 'drops' | 'containers' | 'chapters';

/** The fields of an object by some of its names. */
function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Partial<Of> {
  const picked: Partial<Of> = {};
  for (const name of names) picked[name] = of[name];
  return picked;
}

/** The list that the address of a tab names. */
const listOf = ({ path, query }: Pick<Asked<never, never>, 'path' | 'query'>) =>
  listAddress(path, query, PURCHASE_FILTER);

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
    record: documents.ItemDetailsFragmentDoc,
    parts: (part) => ({
      ...pick(
        {
          vendors: part((asked) => data.listVendors(asked.id, listOf(asked))).json(
            nullable(documents.VendorPageFragmentDoc),
          ),
          purchases: part((asked) => data.listPurchases(asked.id, listOf(asked))).json(
            nullable(documents.PurchasePageFragmentDoc),
          ),
          quests: part((asked) => data.listRewardingQuests(asked.id, listOf(asked))).json(
            nullable(documents.RewardingQuestPageFragmentDoc),
          ),
          drops: part((asked) => data.listDrops(asked.id, listOf(asked))).json(
            nullable(documents.DropPageFragmentDoc),
          ),
          containers: part((asked) =>
            data.listContainers(asked.id, otherList(listOf(asked), 'objects')),
          ).json(nullable(documents.ContainerPageFragmentDoc)),
          chapters: part((asked) => data.listRewardingChapters(asked.id, listOf(asked))).json(
            nullable(documents.RewardingChapterPageFragmentDoc),
          ),
        },
        shown,
      ),
      comparable: part(({ record }) => data.listComparableItems(record)).json(
        list(documents.ComparableItemFragmentDoc),
      ),
      compared: part(({ id, query }) => data.getCompared(comparedItem(query, id) ?? null)).json(
        nullable(documents.ItemDetailsFragmentDoc),
      ),
    }),
    tables: (table) => ({
      ...pick(
        {
          vendors: table('Vendors', async ({ part }) => offersOf(await part('vendors')), OFFER_COLUMNS),
          purchases: table(
            'Purchases',
            async ({ part }) => offersOf(await part('purchases')),
            PURCHASE_COLUMNS,
          ),
          quests: table('Quests', ({ part }) => part('quests'), QUEST_COLUMNS),
          drops: table('Creatures', ({ part }) => part('drops'), CREATURE_TAG_COLUMNS),
          containers: table('Game objects', ({ part }) => part('containers'), CONTAINER_COLUMNS, {
            prefix: 'objects',
          }),
          chapters: table('Chapters', ({ part }) => part('chapters'), CHAPTER_COLUMNS),
        },
        shown,
      ),
      comparison: table(
        'Comparison',
        async ({ record, part }) => {
          const other = await part('compared');
          return other && compareItems(record, other);
        },
        COMPARISON_COLUMNS,
        { needs: withParam(COMPARED_PARAM) },
      ),
      stats: table('Stats', ({ record }) => statRows(record), STAT_COLUMNS),
      setPieces: table('Pieces of the set', ({ record }) => record.itemSet?.items, SET_PIECE_COLUMNS),
      setBonuses: table('Bonuses of the set', ({ record }) => record.itemSet?.bonuses, SET_BONUS_COLUMNS),
    }),
    cardLines: ({ record }) => itemLines(record),
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
    stats: statRows(item).length > 0,
    setPieces: item.itemSet !== null,
    setBonuses: (item.itemSet?.bonuses.length ?? 0) > 0,
  });
}

export const ITEM_KINDS = [ITEMS_EXPORTS, ...Object.values(ITEM_EXPORTS)];
