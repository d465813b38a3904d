import type { ReactNode } from 'react';

import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';
import { type CreatureSection, creatureTabs } from '#lib/game/creatures/creature-tabs.ts';
import { routes } from '#lib/url/routes.ts';

import { StartedQuests } from '../quest/started-quests.tsx';
import { SectionTabs } from '../spawn/section-tabs.tsx';

interface Props {
  readonly creature: CreatureInfoFragment;
  readonly shown: CreatureSection;
  /** What it sells, where that is shown. */
  readonly children: ReactNode;
}

const LABELS: Readonly<Record<CreatureSection, string>> = { quests: 'Quests', vendorItems: 'Items sold' };

/** The quests that a creature gives and what it sells, one of them at a time. */
export function CreatureSections({ creature, shown, children }: Props) {
  return (
    <SectionTabs
      label="Creature sections"
      tabs={creatureTabs(creature).map(({ name, count }) => ({
        label: LABELS[name],
        count,
        href: routes.creature(creature.id, `/${name}`),
        current: name === shown,
      }))}
    >
      {shown === 'quests' ? <StartedQuests quests={creature.questsStarter} /> : children}
    </SectionTabs>
  );
}
