import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { ZoneLinks } from '../creature/zone-links.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

type Quest = Pick<
  QuestDetailsFragment,
  'starterCreatures' | 'starterGameObjects' | 'finisherCreatures' | 'finisherGameObjects'
>;

/** Lists where a quest starts and where it ends; says so where that is nowhere, or is not known. */
export function QuestPlaces({ quest }: { readonly quest: Quest }) {
  return (
    <>
      <Places
        title="Quest givers"
        creatures={quest.starterCreatures}
        objects={quest.starterGameObjects}
        none={
          isOffered('Quest.starterGameObjects')
            ? 'Neither a creature nor an object gives this quest: it starts by itself.'
            : 'No creature gives this quest: it starts by itself or at an object.'
        }
      />
      <Places
        title="Ends with"
        creatures={quest.finisherCreatures}
        objects={quest.finisherGameObjects}
        none={
          isOffered('Quest.finisherCreatures')
            ? 'This quest ends by itself.'
            : 'The API that this site reads does not tell where a quest ends. The pages of creatures and game objects list the quests that end there.'
        }
      />
    </>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly creatures: Quest['starterCreatures'];
  readonly objects: Quest['starterGameObjects'];
  /** Stands there without any. */
  readonly none: string;
}

const Places = ({ title, creatures, objects, none }: PlacesProps) => (
  <Panel as="section" ornate className="p-5">
    <h2 className="mb-3 text-lg">{title}</h2>
    {creatures.length + objects.length === 0 ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ul className="grid gap-2">
        {creatures.map((creature) => (
          <li key={creature.id} className="grid min-w-0 justify-items-start narrow:[&_a]:min-h-11">
            <CreatureLink creature={creature} />
            <ZoneLinks creature={creature} className="pl-8" />
          </li>
        ))}
        {objects.map((object) => (
          <li key={object.id} className="flex min-w-0 narrow:[&>a]:min-h-11">
            <NavLink href={routes.gameObject(object.id)} className="inline-flex items-center font-semibold">
              {gameObjectName(object)}
            </NavLink>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
