import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';

import type { CountedTab } from './shown-tab.ts';

/** The lists on the pages of a game object, by the last part of their address. */
export type GameObjectSection = 'quests' | 'finished';

/** The lists on the pages of a creature, by the last part of their address. */
export type CreatureSection = GameObjectSection | 'vendorItems';

interface Placed {
  readonly questsStarter: readonly unknown[];
  readonly questsFinisher: readonly unknown[];
}

/** The sections of a creature's pages in their order (rules.md: Creatures). */
export function creatureTabs({
  vendorItems,
  ...quests
}: Placed & Pick<CreatureInfoFragment, 'vendorItems'>): readonly CountedTab<CreatureSection>[] {
  const [started, finished] = gameObjectTabs(quests);
  return [started, { name: 'vendorItems', count: vendorItems?.totalCount ?? 0 }, finished];
}

/** The sections of a game object's pages in their order (rules.md: Game objects). */
export function gameObjectTabs({
  questsStarter,
  questsFinisher,
}: Placed): readonly [CountedTab<GameObjectSection>, CountedTab<GameObjectSection>] {
  return [
    { name: 'quests', count: questsStarter.length },
    { name: 'finished', count: questsFinisher.length },
  ];
}
