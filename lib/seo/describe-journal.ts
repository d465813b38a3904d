import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import type { JournalActivity, JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName, entryName, storylineName } from '#lib/game/journal/journal-name.ts';

import type { Description } from './describe.ts';

type DescribedStoryline = Pick<StorylineDetailsFragment, 'id' | 'name' | 'summary'> & {
  readonly entries: readonly object[];
};
type DescribedEntry = Pick<JournalEntry, 'id' | 'name' | 'text'> & {
  readonly storyline: Pick<JournalEntry['storyline'], 'id' | 'name'>;
};
type DescribedActivity = Pick<JournalActivity, 'id' | 'name' | 'text' | 'activityType'>;

/**
 * A storyline: what it is about, and how long it is.
 * @example describeStoryline(storyline).title // 'Teeth, storyline'
 */
export function describeStoryline(storyline: DescribedStoryline): Description {
  const { summary, entries } = storyline;
  const name = storylineName(storyline);
  const length = `${entries.length} ${plural(entries.length, 'entry', 'entries')} of the war journal.`;
  return {
    title: `${name}, storyline`,
    description: [`${name}:`, summary?.trim(), length].filter(Boolean).join(' '),
  };
}

/**
 * An entry: its name, that of its storyline, and how its text begins.
 * @example describeEntry(entry).title // 'The Muster, The Ferryman Asks Twice'
 */
export function describeEntry(entry: DescribedEntry): Description {
  const [name, storyline] = [entryName(entry), storylineName(entry.storyline)];
  const about = entry.text?.plain ?? 'its activities and rewards.';
  return { title: `${name}, ${storyline}`, description: `${name}, from ${storyline}: ${about}` };
}

/**
 * An activity: its name, that of its entry, and how its text begins.
 * @example describeActivity(activity, entry).title // 'Fire at the Mill, The Muster'
 */
export function describeActivity(activity: DescribedActivity, entry: DescribedEntry): Description {
  const title = `${activityName(activity)}, ${entryName(entry)}`;
  const about =
    activity.text?.plain ?? `${activityKind(activity.activityType) || 'An activity'} and its tasks.`;
  return { title, description: `${title}: ${about}` };
}
