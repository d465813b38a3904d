import {
  ITEM,
  listComparableItems,
  listContainers,
  listDrops,
  listPurchases,
  listRewardingChapters,
  listRewardingQuests,
  listVendors,
} from '#lib/data/items.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { ITEM_EXPORTS } from '#lib/exports/kinds/item-page-exports.ts';
import { comparedItem } from '#lib/url/compared-item.ts';
import type { ItemSection } from '#lib/url/item-sections.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { PURCHASE_FILTER } from '#lib/url/purchase-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { getCompared } from './compared.ts';

/** One of the tabs of an item in another format; an item without it has an empty table there. */
export const itemExportRoute = (section: ItemSection) =>
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
        containers: () => listContainers(id),
        chapters: () => listRewardingChapters(id, list),
        compared: () => getCompared(comparedItem(query, id) ?? null),
        comparable: () => listComparableItems(item),
      };
    },
  });
