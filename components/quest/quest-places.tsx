import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import { CreatureLink } from '../creature/creature-link.tsx';
import { ZoneLinks } from '../creature/zone-links.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { linkedNames, namesOf } from '#lib/game/quests/linked-names.ts';
import { fillTokens, objectiveAmount, questParagraphs } from '#lib/game/quests/quest-facts.ts';
import { Story } from '#components/ui/record/story.tsx';
import { StoryDivider } from '#components/ui/record/story-divider.tsx';
import styles from './quest-story.module.css';

/**
 * Shows a quest's description, its journal text, and its objectives, with links in them; renders nothing without any of
 * them.
 */
export function QuestStory({ quest }: { readonly quest: QuestDetailsFragment }) {
  const description = questParagraphs(quest.description);
  const journal = questParagraphs(quest.journalEntry);
  const names = namesOf(quest);
  if (description.length + journal.length + quest.objectives.length === 0) return null;
  return (
    <Story words={description[0] ?? ''}>
      <Paragraphs lines={description} names={names} className={styles.description} />
      {description.length > 0 && journal.length > 0 && <StoryDivider />}
      <Paragraphs lines={journal} names={names} className={styles.journal} />
      {quest.objectives.length > 0 && <Objectives objectives={quest.objectives} names={names} />}
    </Story>
  );
}

interface Naming {
  readonly names: ReturnType<typeof namesOf>;
}

interface ParagraphsProps extends Naming {
  readonly lines: readonly string[];
  readonly className: string | undefined;
}

const Paragraphs = ({ lines, names, className }: ParagraphsProps) =>
  lines.length > 0 && (
    <div className={className}>
      {lines.map((line) => (
        <p key={line}>
          <Linked text={line} names={names} />
        </p>
      ))}
    </div>
  );

const Linked = ({ text, names }: Naming & { readonly text: string }) =>
  linkedNames(text, names).map(({ at, text: piece, href }) =>
    href === null ? (
      piece
    ) : (
      <NavLink key={at} href={href} className="underline">
        {piece}
      </NavLink>
    ),
  );

const Objectives = ({ objectives, names }: Pick<QuestDetailsFragment, 'objectives'> & Naming) => (
  <section className={styles.objectives}>
    <h2 className="text-lg">Objectives</h2>
    <ul>
      {objectives.map(({ description, count }) => (
        <li key={`${description} ${count}`}>
          <span className="min-w-0 wrap-break-word">
            {objectiveAmount(count) && <b>{objectiveAmount(count)} </b>}
            <Linked text={fillTokens(description?.trim() || 'Unnamed objective')} names={names} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);

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
