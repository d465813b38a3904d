import type { Route } from 'next';

import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';

import { routes } from './routes.ts';

/** A tab of an item's page. */
export type ItemSection = 'vendors' | 'purchase' | 'quests' | 'drops' | 'chapters';

type CountedItem = Pick<
  ItemDetailsFragment,
  | 'id'
  | 'usedToPurchase'
  | 'rewardedFromQuests'
  | 'dropsFromCreatures'
  | 'dropsFromGameObjects'
  | 'rewardedFromChapters'
> & { readonly soldByVendors: { readonly totalCount: number } | null };

/** A tab that an item has, with how many records it lists in all: offers of vendors, quests, creatures. */
export interface SectionOfItem {
  readonly section: ItemSection;
  readonly href: Route;
  readonly count: number;
}

/**
 * The tabs that an item has, in their order: those that would be empty are left out (rules.md: Item tabs). The first
 * one is at the item's own address.
 * @example itemSections(item) // [{ section: 'quests', href: '/item/7', count: 2 }]
 */
export function itemSections(item: CountedItem): readonly SectionOfItem[] {
  const sections: readonly SectionOfItem[] = [
    { section: 'vendors', href: routes.item(item.id), count: item.soldByVendors?.totalCount ?? 0 },
    {
      section: 'purchase',
      href: routes.item(item.id, '/purchase'),
      count: item.usedToPurchase?.totalCount ?? 0,
    },
    {
      section: 'quests',
      href: routes.item(item.id, '/quests'),
      count: item.rewardedFromQuests?.totalCount ?? 0,
    },
    { section: 'drops', href: routes.item(item.id, '/drops'), count: dropCount(item) },
    {
      section: 'chapters',
      href: routes.item(item.id, '/chapters'),
      count: item.rewardedFromChapters?.totalCount ?? 0,
    },
  ];
  const [first, ...others] = sections.filter(({ count }) => count > 0);
  return first ? [{ ...first, href: routes.item(item.id) }, ...others] : [];
}

/** Creatures that leave an item behind, and things that hold it. */
export const dropCount = (item: Pick<CountedItem, 'dropsFromCreatures' | 'dropsFromGameObjects'>): number =>
  (item.dropsFromCreatures?.totalCount ?? 0) + (item.dropsFromGameObjects?.totalCount ?? 0);

/** Returns the tab of an address: the one that it names, else the first that exists; null for an item without any. */
export function shownSection(item: CountedItem, requested: ItemSection): SectionOfItem | null {
  const sections = itemSections(item);
  return sections.find(({ section }) => section === requested) ?? sections[0] ?? null;
}
