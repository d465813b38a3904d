import { ITEMS_EXPORTS } from '#app/export/kinds/items.ts';
import { ItemFilters } from '#components/item/item-filters.tsx';
import { ItemList } from '#components/item/item-list.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { itemsHeld } from '#lib/data/catalogue/held-parts.ts';
import { listItems } from '#lib/data/catalogue/items.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listItems>): readonly ListedPage[] =>
  (nodes ?? []).map((item) => ({ name: itemName(item), href: routes.item(item.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/items'>) {
  if (await askNotOffered(routes.items)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.items, query, ITEM_FILTER);
  return metadataOf({
    ...describeList('Items', LISTS.items, list, query),
    path: routes.items,
    query,
    filter: ITEM_FILTER,
    exports: ITEMS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listItems(list), rowsOf),
  });
}

export default async function ItemsPage({ searchParams }: PageProps<'/items'>) {
  const notOffered = await askNotOffered(routes.items);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.items, query, ITEM_FILTER);
  const found = listItems(list);
  const held = itemsHeld().catch(() => null);
  await awaitPanels(found);
  return (
    <Page crumbs="Items">
      <h1 className="mb-4 text-2xl leading-title">{listName('Items', list, query)}</h1>
      <ItemFilters list={list} />
      <div className="mt-5">
        <Load from={found} label="items">
          {(page) => (
            <>
              <ListData name="Items" rows={rowsOf(page)} />
              <ItemList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <ExportLinks exports={ITEMS_EXPORTS} path={routes.items} query={query} />
    </Page>
  );
}
