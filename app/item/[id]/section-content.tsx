import type { Route } from 'next';

import * as lists from '#components/item/cost/source-lists.tsx';
import { ItemsLink } from '#components/item/items-link.tsx';
import { TrueCost } from '#components/item/cost/true-cost.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { vendorTotal } from '#lib/game/items/offer-rows.ts';
import { type ItemSection, itemSections } from '#lib/url/item-sections.ts';
import { Tabs } from '#components/ui/page/tabs.tsx';

import type { SectionPanels } from './section-panels.ts';

const LABELS: Readonly<Record<ItemSection, string>> = {
  vendors: 'Sold by',
  purchase: 'Used to purchase',
  quests: 'Quests',
  drops: 'Drops',
  chapters: 'Chapters',
};

interface ItemTabsProps {
  readonly item: ItemDetailsFragment;
  /** The address of the tab that is shown. */
  readonly shown: Route;
}

/** The tabs of an item that are not empty, each with its count (rules.md: Item tabs). */
function ItemTabs({ item, shown }: ItemTabsProps) {
  const tabs = itemSections(item).map(({ section, href, count }) => ({
    label: `${LABELS[section]} (${section === 'vendors' ? vendorTotal(item.soldByVendors) : thousands(count)})`,
    href,
    current: href === shown,
  }));
  return <Tabs label="Item sections" tabs={tabs} />;
}

interface Props {
  readonly item: ItemDetailsFragment;
  readonly panels: SectionPanels;
}

/** The tabs of an item and what the shown one lists; nothing for an item without any. */
export function SectionContent({
  item,
  panels: {
    shown,
    list,
    purchaseList,
    containerList,
    vendors,
    cost,
    purchases,
    quests,
    drops,
    containers,
    chapters,
  },
}: Props) {
  if (!shown) return null;
  return (
    <>
      <ItemTabs item={item} shown={shown.href} />
      <div className="mt-5 grid grid-cols-1 gap-gap">
        <Load from={vendors} label="vendors">
          {(page) => <lists.VendorList page={page} list={list} />}
        </Load>
        <Load from={cost} label="true cost" rows={4}>
          {(found) => <TrueCost {...found} />}
        </Load>
        {purchases && (
          <>
            <Filters list={purchaseList} />
            <p>
              <ItemsLink by="soldFor" id={item.id}>
                Choose among the items that are sold for it
              </ItemsLink>
            </p>
            <Load from={purchases} label="purchases">
              {(page) => <lists.PurchaseList page={page} list={purchaseList} />}
            </Load>
          </>
        )}
        <Load from={quests} label="quests">
          {(page) => <lists.RewardingQuestList page={page} list={list} />}
        </Load>
        {drops && (item.dropsFromCreatures?.totalCount ?? 0) > 0 && (
          <Load from={drops} label="creatures">
            {(page) => <lists.DropList page={page} list={list} />}
          </Load>
        )}
        {containers && (item.dropsFromGameObjects?.totalCount ?? 0) > 0 && (
          <Load from={containers} label="game objects">
            {(page) => <lists.ContainerList page={page} list={containerList} />}
          </Load>
        )}
        <Load from={chapters} label="chapters">
          {(page) => <lists.RewardingChapterList page={page} list={list} />}
        </Load>
      </div>
    </>
  );
}
