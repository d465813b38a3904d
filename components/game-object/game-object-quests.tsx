import type { GameObjectInfoFragment } from '#graphql/generated/documents.ts';
import { type GameObjectSection, gameObjectTabs } from '#lib/game/creatures/creature-tabs.ts';
import { routes } from '#lib/url/routes.ts';

import { PlacedQuests, QUEST_SECTIONS } from '../quest/placed-quests.tsx';
import { SectionTabs } from '../spawn/section-tabs.tsx';

interface Props {
  readonly gameObject: GameObjectInfoFragment;
  readonly shown: GameObjectSection;
}

/** The quests that start and that end at a game object, one of them at a time. */
export function GameObjectQuests({ gameObject, shown }: Props) {
  return (
    <SectionTabs
      label="Game object sections"
      tabs={gameObjectTabs(gameObject).map(({ name, count }) => ({
        label: QUEST_SECTIONS[name],
        count,
        href: routes.gameObject(gameObject.id, `/${name}`),
        current: name === shown,
      }))}
    >
      <PlacedQuests place={gameObject} shown={shown} />
    </SectionTabs>
  );
}
