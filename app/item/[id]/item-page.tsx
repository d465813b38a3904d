import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { shownItemExports } from '#app/export/kinds/items.ts';
import { ItemComparison, ComparableItems } from '#components/item/card/item-comparison.tsx';
import styles from '#components/item/item-layout.module.css';
import { ItemPanel } from '#components/item/item-panel.tsx';
import { ItemSetPanel } from '#components/item/item-set-panel.tsx';
import { PutOnLink } from '#components/item/put-on-link.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { BetterFor } from '#components/item/better/better-for.tsx';
import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { getBetterFor } from '#lib/data/builds/better-for.ts';
import { SOLD_ITEM } from '#lib/data/catalogue/costs.ts';
import { getCompared, ITEM, listComparableItems } from '#lib/data/catalogue/items.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { describeItem, describeItemComparison } from '#lib/seo/descriptions/describe-item.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { COMPARED_PARAM, comparedItem } from '#lib/url/compared-item.ts';
import { isWearable } from '#lib/url/build/worn-build.ts';
import { WEARER_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filterParams } from '#lib/url/filter/filter-params.ts';
import { type ItemSection, type SectionOfItem, shownSection } from '#lib/url/item-sections.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { first, type SearchParams } from '#lib/url/search-params.ts';

import { SectionContent, startSection } from './section-content.tsx';

interface ItemProps {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** The offers of vendors are part of the tab of vendors alone. */
const sourceOf = (requested: ItemSection) => (requested === 'vendors' ? SOLD_ITEM : ITEM);

/** The canonical address of a tab, and its exports. The first tab has the address of the item. */
const viewOf = (item: ItemDetailsFragment, shown: SectionOfItem | null) => ({
  path: shown?.href ?? routes.item(item.id),
  exports: shownItemExports(item, shown?.section ?? null),
});

/** Describes an item at the address of a tab. */
export async function itemMetadata(requested: ItemSection, props: ItemProps): Promise<Metadata> {
  const found = await find(sourceOf(requested), props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: item, id, query } = found;
  const shown = shownSection(item, requested);
  const own = shown && shown.href !== routes.item(id) ? shown.section : null;
  return metadataOf({
    query,
    ...viewOf(item, shown),
    ...(comparedItem(query, id) === undefined
      ? {
          ...describeItem(item, own),
          ...(first(query, WEARER_FILTER.fields.wearer.param) && { noindex: true }),
        }
      : { ...describeItemComparison(item), noindex: true }),
  });
}

/** The page of an item at the address of a tab; not found where that tab is empty (rules.md: Item tabs). */
export async function itemPage(requested: ItemSection, props: ItemProps): Promise<ReactNode> {
  const found = await find(sourceOf(requested), props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: item, id, query, provenance } = found;
  const otherId = comparedItem(query, id);
  const shown = shownSection(item, requested);
  const comparable = listComparableItems(item);
  const other = otherId === undefined ? null : getCompared(otherId);
  const asked = listAddress(routes.item(id), query, WEARER_FILTER);
  const better = isWearable(item) && asked.values.wearer ? getBetterFor(item, asked.values.wearer) : null;
  const kept = {
    ...filterParams(WEARER_FILTER, query, asked.values),
    ...(otherId ? { [COMPARED_PARAM]: otherId } : {}),
  };
  const section = startSection({ id, shown, query, kept });
  await awaitPanels(comparable, other, better, ...Object.values(section.panels));
  return (
    <Page
      crumbs={[{ label: 'Items', href: routes.items }, { label: itemName(item) }]}
      provenance={provenance}
    >
      {other && <ItemComparison item={item} other={other} />}
      <div className={styles.layout}>
        {!other && <ItemPanel item={item} withoutSet />}
        <div className={styles.main}>
          {isWearable(item) && (
            <div className={styles.lists}>
              <BetterFor item={item} list={asked} found={better} />
            </div>
          )}
          {item.itemSet && <ItemSetPanel set={item.itemSet} itemId={id} />}
          <div className={styles.lists}>
            <PutOnLink item={item} />
            <SectionContent item={item} {...section} />
          </div>
        </div>
        <Load from={comparable} label="items like it" rows={3}>
          {(items) => <ComparableItems itemId={id} items={items} comparing={other !== null} />}
        </Load>
      </div>
      <ExportLinks {...viewOf(item, shown)} query={query} />
    </Page>
  );
}
