import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { fillTokens, objectiveAmount, questParagraphs } from '#lib/game/quests/quest-text.ts';

import { Story } from '../ui/story.tsx';
import { StoryDivider } from '../ui/story-divider.tsx';
import styles from './quest-story.module.css';

type Told = Pick<QuestDetailsFragment, 'description' | 'journalEntry' | 'objectives'>;

/** Shows a quest's description, its journal text, and its objectives; renders nothing without any of them. */
export function QuestStory({ quest }: { readonly quest: Told }) {
  const told = questParagraphs(quest.description);
  const noted = questParagraphs(quest.journalEntry);
  if (told.length + noted.length + quest.objectives.length === 0) return null;
  return (
    <Story words={told[0] ?? ''}>
      <Paragraphs lines={told} className={styles.told} />
      {told.length > 0 && noted.length > 0 && <StoryDivider />}
      <Paragraphs lines={noted} className={styles.noted} />
      {quest.objectives.length > 0 && <Objectives objectives={quest.objectives} />}
    </Story>
  );
}

const Paragraphs = ({ lines, className }: { lines: readonly string[]; className: string | undefined }) =>
  lines.length > 0 && (
    <div className={className}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );

const Objectives = ({ objectives }: Pick<Told, 'objectives'>) => (
  <section className={styles.objectives}>
    <h2 className="text-lg">Objectives</h2>
    <ul>
      {objectives.map(({ description, count }) => (
        <li key={`${description} ${count}`}>
          <span className="min-w-0 wrap-anywhere">
            {objectiveAmount(count) && <b>{objectiveAmount(count)} </b>}
            {fillTokens(description?.trim() || 'Unnamed objective')}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
