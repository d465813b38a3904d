import {
  ITEM,
  listComparableItems,
  listContainers,
  listDrops,
  listItems,
  listPurchases,
  listRewardingChapters,
  listRewardingQuests,
  listVendors,
} from '#lib/data/catalogue/items.ts';
import { exportRoute, type ExportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { ITEMS_EXPORTS } from '#lib/exports/kinds/item-exports.ts';
import { ITEM_EXPORTS } from '#lib/exports/kinds/item-page-exports.ts';
import { comparedItem } from '#lib/url/compared-item.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { type ItemSection } from '#lib/url/item-sections.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/purchase-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { getCompared } from '#lib/data/player/compared.ts';

/** One of the tabs of an item in another format; an item without it has an empty table there. */
const itemExportRoute = (section: ItemSection) =>
  exportRoute(ITEM_EXPORTS[section], {
    source: ITEM,
    path: (id) => routes.item(id, section === 'vendors' ? '' : `/${section}`),
    parts: (item, { id, query }) => {
      const list = listAddress(routes.item(id), query, PURCHASE_FILTER);
      return {
        vendors: () => listVendors(id, list),
        purchases: () => listPurchases(id, list),
        quests: () => listRewardingQuests(id, list),
        drops: () => listDrops(id, list),
        containers: () => listContainers(id, otherList(list, 'objects')),
        chapters: () => listRewardingChapters(id, list),
        compared: () => getCompared(comparedItem(query, id) ?? null),
        comparable: () => listComparableItems(item),
      };
    },
  });

/** Answers the addresses of these pages in other formats. */
export const ITEM_FILES: readonly ExportRoute[] = [
  exportRoute(ITEMS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.items,
    parts: (_, { query }) => ({ items: () => listItems(listAddress(routes.items, query, ITEM_FILTER)) }),
  }),
  ...(['vendors', 'purchase', 'quests', 'drops', 'chapters'] as const).map(itemExportRoute),
];
