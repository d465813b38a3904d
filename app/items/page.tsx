import { ITEMS_EXPORTS } from '#app/export/kinds/items.ts';
import { ItemFilters } from '#components/item/item-filters.tsx';
import { ItemList } from '#components/item/item-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listItems } from '#lib/data/catalogue/items.ts';
import { itemsHeld } from '#lib/data/catalogue/held-parts.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Items',
  headline: LISTS.items.title,
  description: LISTS.items.description,
  path: routes.items,
  filter: ITEM_FILTER,
  exports: ITEMS_EXPORTS,
  form: (list) => <ItemFilters list={list} />,
  list: listItems,
  held: itemsHeld,
  rows: ({ nodes }) => (nodes ?? []).map((item) => ({ name: itemName(item), href: routes.item(item.id) })),
  content: (page, list) => <ItemList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
