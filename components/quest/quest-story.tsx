import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { linkedNames, namesOf } from '#lib/game/quests/linked-names.ts';
import { fillTokens, objectiveAmount, questParagraphs } from '#lib/game/quests/quest-text.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Story } from '../ui/record/story.tsx';
import { StoryDivider } from '../ui/record/story-divider.tsx';
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
          <span className="min-w-0 wrap-anywhere">
            {objectiveAmount(count) && <b>{objectiveAmount(count)} </b>}
            <Linked text={fillTokens(description?.trim() || 'Unnamed objective')} names={names} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
