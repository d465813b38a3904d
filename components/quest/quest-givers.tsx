import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { Panel } from '../ui/panel.tsx';

type Creatures = QuestDetailsFragment['starterCreatures'];

/** Lists the givers of a quest; says so where there are none. */
export function QuestGivers({ creatures }: { readonly creatures: Creatures }) {
  return (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-3 text-lg">Quest givers</h2>
      {creatures.length === 0 ? (
        <p className="text-muted">No creature gives this quest: it starts by itself or at an object.</p>
      ) : (
        <ul className="grid gap-2">
          {creatures.map((creature) => (
            <li key={creature.id} className="flex min-w-0 narrow:[&>a]:min-h-11">
              <CreatureLink creature={creature} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
