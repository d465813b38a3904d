import { listItems } from '#lib/data/items.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { ITEMS_EXPORTS } from '#lib/exports/kinds/item-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { ITEM_FILTER } from '#lib/url/item-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(ITEMS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.items,
  parts: (_, { query }) => ({ items: () => listItems(listAddress(routes.items, query, ITEM_FILTER)) }),
});
