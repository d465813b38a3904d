import { ItemList } from '#components/item/item-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listItems } from '#lib/data/items.ts';
import { ITEMS_EXPORTS } from '#lib/exports/kinds/item-exports.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { ITEM_FILTER } from '#lib/url/item-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Items',
  headline: 'Items by name, type, stat and career',
  description:
    'Every item of the war by name, type, stat and the careers that may use it: who sells it, which quests reward it, and what it buys.',
  path: routes.items,
  filter: ITEM_FILTER,
  exports: ITEMS_EXPORTS,
  list: listItems,
  rows: ({ nodes }) => (nodes ?? []).map((item) => ({ name: itemName(item), href: routes.item(item.id) })),
  content: (page, list) => <ItemList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
