import { describeItem, describeItemComparison } from '#lib/seo/descriptions/describe-item.ts';
import { shownItemExports } from '#app/export/kinds/items.ts';
import { ItemComparison, ComparableItems } from '#components/item/card/item-comparison.tsx';
import { ItemPanel } from '#components/item/item-panel.tsx';
import { ItemSetPanel } from '#components/item/item-set-panel.tsx';
import { PutOnLink } from '#components/item/put-on-link.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { SOLD_ITEM } from '#lib/data/catalogue/costs.ts';
import { getCompared, ITEM, listComparableItems } from '#lib/data/catalogue/items.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { COMPARED_PARAM, comparedItem } from '#lib/url/compared-item.ts';
import { type ItemSection, shownSection } from '#lib/url/item-sections.ts';
import { routes } from '#lib/url/routes.ts';
import { SectionContent, sectionPanels } from './section-content.tsx';
import styles from '#components/item/item-layout.module.css';

/** The page of an item at the address of a tab; not found where that tab is empty (rules.md: Item tabs). */
export function itemPage(requested: ItemSection) {
  return recordPage({
    source: requested === 'vendors' ? SOLD_ITEM : ITEM,
    path: routes.item,
    describe: (item, id, query) => {
      const shown = shownSection(item, requested);
      // The first tab has the address of the item.
      const own = shown && shown.href !== routes.item(id) ? shown : null;
      const view = {
        path: own?.href ?? routes.item(id),
        exports: shownItemExports(item, shown?.section ?? null),
      };
      return comparedItem(query, id) !== undefined
        ? { ...describeItemComparison(item), ...view, noindex: true }
        : { ...describeItem(item, own?.section ?? null), ...view };
    },
    crumbs: (item) => [{ label: 'Items', href: routes.items }, { label: itemName(item) }],
    panels: (item, { id, query }) => {
      const other = comparedItem(query, id);
      return {
        comparable: listComparableItems(item),
        other: other === undefined ? null : getCompared(other),
        ...sectionPanels({
          id,
          shown: shownSection(item, requested),
          query,
          kept: other ? { [COMPARED_PARAM]: other } : {},
        }),
      };
    },
    content: ({ record: item, id, panels }) => (
      <>
        {panels.other && <ItemComparison item={item} other={panels.other} />}
        <div className={styles.layout}>
          {!panels.other && <ItemPanel item={item} withoutSet />}
          <div className={styles.main}>
            {item.itemSet && <ItemSetPanel set={item.itemSet} itemId={id} />}
            <div className={styles.lists}>
              <PutOnLink item={item} />
              <SectionContent item={item} panels={panels} />
            </div>
          </div>
          <Load from={panels.comparable} label="items like it" rows={3}>
            {(items) => <ComparableItems itemId={id} items={items} comparing={panels.other !== null} />}
          </Load>
        </div>
      </>
    ),
  });
}
