import { getTrueCost } from '#lib/data/catalogue/costs.ts';
import {
  listContainers,
  listDrops,
  listPurchases,
  listRewardingChapters,
  listRewardingQuests,
  listVendors,
} from '#lib/data/catalogue/items.ts';
import type { ItemSection, SectionOfItem } from '#lib/url/item-sections.ts';
import { listAddress, type ListAddress, otherList } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';

interface SectionRequest {
  readonly id: string;
  /** The tab that is shown; null for an item without any. */
  readonly shown: SectionOfItem | null;
  readonly query: SearchParams;
  /** Further parameters that the addresses of the list's other pages keep. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Starts loading the list of the shown tab; null for the other tabs, which are not loaded. */
export function sectionPanels({ id, shown, query, kept }: SectionRequest) {
  const path = shown?.href ?? routes.item(id);
  const list: ListAddress = keep(listAddress(path, query), kept);
  const purchaseList = keep(listAddress(path, query, PURCHASE_FILTER), kept);
  const containerList = otherList(list, 'objects');
  const shows = (section: ItemSection) => shown?.section === section;
  return {
    shown,
    list,
    purchaseList,
    containerList,
    vendors: shows('vendors') ? listVendors(id, list) : null,
    cost: shows('vendors') ? getTrueCost(id) : null,
    purchases: shows('purchase') ? listPurchases(id, purchaseList) : null,
    quests: shows('quests') ? listRewardingQuests(id, list) : null,
    drops: shows('drops') ? listDrops(id, list) : null,
    containers: shows('drops') ? listContainers(id, containerList) : null,
    chapters: shows('chapters') ? listRewardingChapters(id, list) : null,
  };
}

/** The panels of an item's tab. */
export type SectionPanels = ReturnType<typeof sectionPanels>;

const keep = <List extends Pick<ListAddress, 'params'>>(list: List, kept: SectionRequest['kept']) => ({
  ...list,
  params: { ...list.params, ...kept },
});
