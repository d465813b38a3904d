import type { GameObjectInfoFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { StartedQuests } from '../quest/started-quests.tsx';
import { SectionTabs } from '../spawn/section-tabs.tsx';

/** The quests that start at a game object. */
export function GameObjectQuests({
  gameObject: { id, questsStarter },
}: {
  readonly gameObject: GameObjectInfoFragment;
}) {
  const quests = {
    label: 'Quests',
    count: questsStarter.length,
    href: routes.gameObject(id, '/quests'),
    current: true,
  };
  return (
    <SectionTabs label="Game object sections" tabs={[quests]}>
      <StartedQuests quests={questsStarter} />
    </SectionTabs>
  );
}
