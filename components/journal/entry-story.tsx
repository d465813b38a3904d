import { type JournalActivity, type JournalEntry, unnamedParts } from '#lib/game/journal/journal-entry.ts';
import { taskName } from '#lib/game/journal/journal-name.ts';

import { RichText } from '../ui/record/rich-text.tsx';
import { Story } from '../ui/record/story.tsx';
import { StoryDivider } from '../ui/record/story-divider.tsx';
import { NoText } from './no-text.tsx';

/** Shows the text of an entry, with its nameless activities after it (rules.md: War journal). */
export function EntryStory({ entry }: { readonly entry: JournalEntry }) {
  const parts = unnamedParts(entry);
  if (!entry.text && parts.length === 0) return <NoText>This entry has no text.</NoText>;
  return (
    <Story words={entry.text?.plain ?? ''}>
      {entry.text && <RichText text={entry.text} />}
      {parts.map((part, index) => (
        <Part key={part.id} part={part} follows={entry.text !== null || index > 0} />
      ))}
    </Story>
  );
}

const Part = ({ part, follows }: { part: JournalActivity; follows: boolean }) => (
  <>
    {follows && <StoryDivider />}
    {part.text && <RichText text={part.text} />}
    {part.tasks.length > 0 && <Tasks tasks={part.tasks} />}
  </>
);

const Tasks = ({ tasks }: Pick<JournalActivity, 'tasks'>) => (
  <ol className="list-decimal pl-7.5 marker:font-semibold marker:text-accent">
    {tasks.map((task) => (
      <li key={task.name} className="wrap-anywhere">
        {taskName(task)}
      </li>
    ))}
  </ol>
);
