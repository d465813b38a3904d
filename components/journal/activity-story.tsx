import type { JournalActivity } from '#lib/game/journal/journal-entry.ts';

import { RichText } from '../ui/record/rich-text.tsx';
import { Story } from '../ui/record/story.tsx';
import { NoText } from './no-text.tsx';

/** Shows the text of an activity. */
export const ActivityStory = ({ activity: { text } }: { readonly activity: JournalActivity }) =>
  text ? (
    <Story words={text.plain}>
      <RichText text={text} />
    </Story>
  ) : (
    <NoText>This activity has no text.</NoText>
  );
