import type { Route } from 'next';

import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { vendorTotal } from '#lib/game/items/offer-rows.ts';
import { type ItemSection, itemSections } from '#lib/url/item-sections.ts';

import { Tabs } from '../ui/page/tabs.tsx';

const LABELS: Readonly<Record<ItemSection, string>> = {
  vendors: 'Sold by',
  purchase: 'Used to purchase',
  quests: 'Quests',
  drops: 'Drops',
  chapters: 'Chapters',
};

interface Props {
  readonly item: ItemDetailsFragment;
  /** The address of the tab that is shown. */
  readonly shown: Route;
}

/** The tabs of an item that are not empty, each with its count (rules.md: Item tabs). */
export function ItemTabs({ item, shown }: Props) {
  const tabs = itemSections(item).map(({ section, href, count }) => ({
    label: `${LABELS[section]} (${section === 'vendors' ? vendorTotal(item.soldByVendors) : thousands(count)})`,
    href,
    current: href === shown,
  }));
  return <Tabs label="Item sections" tabs={tabs} />;
}
