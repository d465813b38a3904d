import { RewardingChapterList, RewardingQuestList } from '#components/item/cost/reward-lists.tsx';
import * as lists from '#components/item/cost/source-lists.tsx';
import { TrueCost } from '#components/item/cost/true-cost.tsx';
import { ItemsLink } from '#components/item/items-link.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { getTrueCost } from '#lib/data/catalogue/costs.ts';
import * as data from '#lib/data/catalogue/items.ts';
import { thousands } from '#lib/format/number.ts';
import { vendorTotal } from '#lib/game/items/offer-rows.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';
import { type ItemSection, itemSections, type SectionOfItem } from '#lib/url/item-sections.ts';
import { listAddress, type ListAddress, otherList } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface SectionRequest {
  readonly id: string;
  /** The tab that is shown; null for an item without any. */
  readonly shown: SectionOfItem | null;
  readonly query: SearchParams;
  /** Further parameters that the addresses of the list's other pages keep. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Starts loading the list of the shown tab; null for the other tabs, which are not loaded. */
export function startSection({ id, shown, query, kept }: SectionRequest) {
  const path = shown?.href ?? routes.item(id);
  const keep = <List extends Pick<ListAddress, 'params'>>(list: List) => ({
    ...list,
    params: { ...list.params, ...kept },
  });
  const list: ListAddress = keep(listAddress(path, query));
  const purchaseList = keep(listAddress(path, query, PURCHASE_FILTER));
  const containerList = otherList(list, 'objects');
  const shows = (section: ItemSection) => shown?.section === section;
  return {
    shown,
    list,
    purchaseList,
    containerList,
    panels: {
      vendors: shows('vendors') ? data.listVendors(id, list) : null,
      cost: shows('vendors') ? getTrueCost(id) : null,
      purchases: shows('purchase') ? data.listPurchases(id, purchaseList) : null,
      quests: shows('quests') ? data.listRewardingQuests(id, list) : null,
      drops: shows('drops') ? data.listDrops(id, list) : null,
      containers: shows('drops') ? data.listContainers(id, containerList) : null,
      chapters: shows('chapters') ? data.listRewardingChapters(id, list) : null,
    },
  };
}

const LABELS: Readonly<Record<ItemSection, string>> = {
  vendors: 'Sold by',
  purchase: 'Used to purchase',
  quests: 'Quests',
  drops: 'Drops',
  chapters: 'Chapters',
};

interface Props extends ReturnType<typeof startSection> {
  readonly item: ItemDetailsFragment;
}

/**
 * The tabs of an item that are not empty, each with its count, and what the shown one lists; nothing for an item
 * without any (rules.md: Item tabs).
 */
export function SectionContent({ item, shown, list, purchaseList, containerList, panels }: Props) {
  if (!shown) return null;
  const tabs = itemSections(item).map(({ section, href, count }) => ({
    label: `${LABELS[section]} (${section === 'vendors' ? vendorTotal(item.soldByVendors) : thousands(count)})`,
    href,
    current: href === shown.href,
  }));
  return (
    <>
      <Tabs label="Item sections" tabs={tabs} />
      <div className="mt-5 grid grid-cols-1 gap-gap">
        <Load from={panels.vendors} label="vendors">
          {(page) => <lists.VendorList page={page} list={list} />}
        </Load>
        <Load from={panels.cost} label="true cost" rows={4}>
          {(found) => <TrueCost {...found} />}
        </Load>
        {panels.purchases && (
          <>
            <Filters list={purchaseList} />
            <p>
              <ItemsLink by="soldFor" id={item.id}>
                Choose among the items that are sold for it
              </ItemsLink>
            </p>
            <Load from={panels.purchases} label="purchases">
              {(page) => <lists.PurchaseList page={page} list={purchaseList} />}
            </Load>
          </>
        )}
        <Load from={panels.quests} label="quests">
          {(page) => <RewardingQuestList page={page} list={list} />}
        </Load>
        {(item.dropsFromCreatures?.totalCount ?? 0) > 0 && (
          <Load from={panels.drops} label="creatures">
            {(page) => <lists.DropList page={page} list={list} />}
          </Load>
        )}
        {(item.dropsFromGameObjects?.totalCount ?? 0) > 0 && (
          <Load from={panels.containers} label="game objects">
            {(page) => <lists.ContainerList page={page} list={containerList} />}
          </Load>
        )}
        <Load from={panels.chapters} label="chapters">
          {(page) => <RewardingChapterList page={page} list={list} />}
        </Load>
      </div>
    </>
  );
}
