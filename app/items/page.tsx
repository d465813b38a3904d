import { ItemList } from '#components/item/item-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Filters } from '#components/ui/filters.tsx';
import { Load } from '#components/ui/load.tsx';
import { Page } from '#components/ui/page.tsx';
import { listItems } from '#lib/data/items.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { ITEM_FILTER } from '#lib/url/item-filter.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Items',
    description: 'Every item of the war by name, type, stat and the careers that may use it.',
    path: routes.items,
  });

export default async function ItemsPage({ searchParams }: PageProps<'/items'>) {
  const list = listAddress(routes.items, await searchParams, ITEM_FILTER);
  const items = listItems(list);
  await awaitPanels(items);

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Items' }]}>
      <h1 className="mb-4 text-2xl leading-title">Items</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={items} label="items">
          {(page) => <ItemList page={page} list={list} />}
        </Load>
      </div>
    </Page>
  );
}
