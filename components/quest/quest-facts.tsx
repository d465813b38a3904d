import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { questFacts } from '#lib/game/quests/quest-facts.ts';
import { raceLabel } from '#lib/game/players/races.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { FactList } from '../ui/list/fact-list.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** Shows a quest's requirements, and how often it can be taken (rules.md: Quests). */
export function QuestFacts({ quest }: { readonly quest: QuestDetailsFragment }) {
  const { level, renown, races, careers, repeatable } = questFacts(quest);
  return (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-3 text-lg">Facts</h2>
      <FactList
        facts={[
          { label: 'Level', value: level ?? 'any' },
          { label: 'Renown rank', value: renown },
          { label: 'Races', value: races.length > 0 ? races.map(raceLabel).join(', ') : null },
          { label: 'Careers', value: careers.length > 0 ? <Careers careers={careers} /> : null },
          { label: 'Repeatable', value: repeatable },
        ]}
      />
    </Panel>
  );
}

const Careers = ({ careers }: { readonly careers: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {careers.map((career) => (
      <li key={career} className="inline-flex items-center gap-1.5">
        <CareerBadge career={career} size={20} /> {careerLabel(career)}
      </li>
    ))}
  </ul>
);
