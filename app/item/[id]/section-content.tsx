import { ContainerList } from '#components/item/cost/container-list.tsx';
import { DropList } from '#components/item/cost/drop-list.tsx';
import { PurchaseList } from '#components/item/cost/purchase-list.tsx';
import { RewardingChapterList } from '#components/item/rewarding-chapter-list.tsx';
import { RewardingQuestList } from '#components/item/rewarding-quest-list.tsx';
import { TrueCost } from '#components/item/cost/true-cost.tsx';
import { VendorList } from '#components/item/cost/vendor-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import type { SectionPanels } from './section-panels.ts';
import type { Route } from 'next';
import { thousands } from '#lib/format/number.ts';
import { vendorTotal } from '#lib/game/items/offer-rows.ts';
import { type ItemSection, itemSections } from '#lib/url/item-sections.ts';
import { Tabs } from '#components/ui/page/tabs.tsx';

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
        {vendors && (
          <Load from={vendors} label="vendors">
            {(page) => <VendorList page={page} list={list} />}
          </Load>
        )}
        {cost && (
          <Load from={cost} label="true cost" rows={4}>
            {(found) => <TrueCost {...found} />}
          </Load>
        )}
        {purchases && (
          <>
            <Filters list={purchaseList} />
            <Load from={purchases} label="purchases">
              {(page) => <PurchaseList page={page} list={purchaseList} />}
            </Load>
          </>
        )}
        {quests && (
          <Load from={quests} label="quests">
            {(page) => <RewardingQuestList page={page} list={list} />}
          </Load>
        )}
        {drops && (item.dropsFromCreatures?.totalCount ?? 0) > 0 && (
          <Load from={drops} label="creatures">
            {(page) => <DropList page={page} list={list} />}
          </Load>
        )}
        {containers && (item.dropsFromGameObjects?.totalCount ?? 0) > 0 && (
          <Load from={containers} label="game objects">
            {(page) => <ContainerList page={page} list={containerList} />}
          </Load>
        )}
        {chapters && (
          <Load from={chapters} label="chapters">
            {(page) => <RewardingChapterList page={page} list={list} />}
          </Load>
        )}
      </div>
    </>
  );
}
