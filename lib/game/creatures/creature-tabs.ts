import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';

import type { CountedTab } from './shown-tab.ts';

/** The lists on a creature's pages, by the last part of their address. */
export type CreatureSection = 'quests' | 'vendorItems';

/** The sections of a creature's pages in their order (rules.md: Creatures). */
export function creatureTabs({
  questsStarter,
  vendorItems,
}: Pick<CreatureInfoFragment, 'questsStarter' | 'vendorItems'>): readonly CountedTab<CreatureSection>[] {
  return [
    { name: 'quests', count: questsStarter.length },
    { name: 'vendorItems', count: vendorItems?.totalCount ?? 0 },
  ];
}
