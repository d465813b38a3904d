import type { ReactNode } from 'react';

import type { CreatureInfoFragment } from '#graphql/generated/documents.ts';
import { type CreatureSection, creatureTabs } from '#lib/game/creatures/creature-tabs.ts';
import { routes } from '#lib/url/routes.ts';

import { PlacedQuests, QUEST_SECTIONS } from '../quest/placed-quests.tsx';
import { SectionTabs } from '../spawn/section-tabs.tsx';

interface Props {
  readonly creature: CreatureInfoFragment;
  readonly shown: CreatureSection;
  /** The list of its goods, where that is shown. */
  readonly children: ReactNode;
}

const LABELS: Readonly<Record<CreatureSection, string>> = { ...QUEST_SECTIONS, vendorItems: 'Items sold' };

/** The quests that start and end at a creature and what it sells, one of them at a time. */
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
      {shown === 'vendorItems' ? (
        children
      ) : (
        <PlacedQuests place={creature} shown={shown} creatureId={creature.id} />
      )}
    </SectionTabs>
  );
}
