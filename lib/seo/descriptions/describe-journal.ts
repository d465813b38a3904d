import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import type { JournalActivity, JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName, entryName, storylineName } from '#lib/game/journal/journal-name.ts';
import type { Numbered } from '#lib/game/name-or-number.ts';

import type { Description } from './describe.ts';
import { numbered, sentences, titleOf } from './wording.ts';

type DescribedStoryline = Pick<StorylineDetailsFragment, 'id' | 'name' | 'summary'> & {
  readonly entries: readonly Numbered[];
};
type DescribedEntry = Pick<JournalEntry, 'id' | 'name' | 'text'> & {
  readonly storyline: Pick<JournalEntry['storyline'], 'id' | 'name'>;
  readonly activities: readonly Numbered[];
};
type DescribedActivity = Pick<JournalActivity, 'id' | 'name' | 'text' | 'activityType'>;

/** Entries that a description names. */
const NAMED = 3;

/**
 * A storyline: what it is about, how long it is, and its first entries.
 * @example describeStoryline(storyline).title // 'Teeth, storyline of the war journal'
 */
export function describeStoryline(storyline: DescribedStoryline): Description {
  const { summary, entries } = storyline;
  const name = storylineName(storyline);
  const length = `${entries.length} ${plural(entries.length, 'entry', 'entries')} of the war journal`;
  const names = entries.slice(0, NAMED).map(entryName).join(', ');
  return {
    title: titleOf(`${name}, storyline of the war journal`, `${name}, storyline`),
    description: sentences(
      `${name}: ${summary?.trim() || length}`,
      summary?.trim() ? length : false,
      entries.length > 0 && `It begins with ${names}`,
    ),
  };
}

/**
 * An entry: its name, that of its storyline, and how its text begins.
 * @example describeEntry(entry).title // 'The Muster, entry of The Ferryman Asks Twice'
 */
export function describeEntry(entry: DescribedEntry): Description {
  const [name, storyline] = [entryName(entry), storylineName(entry.storyline)];
  return {
    title: titleOf(`${name}, entry of ${storyline}`, `${name}, ${storyline}`),
    description: sentences(
      `${name}, from ${storyline}: ${entry.text?.plain.trim() || 'an entry of the war journal'}`,
      'Its place, its activities and its influence rewards',
      'Activities and rewards',
    ),
  };
}

/**
 * An activity: its name, those of its entry and its storyline, and how its text begins. Of those that share an entry and
 * a name each shows its number.
 * @example describeActivity(activity, entry).title // 'Fire at the Mill, The Muster, The Ferryman Asks Twice'
 */
export function describeActivity(activity: DescribedActivity, entry: DescribedEntry): Description {
  const name = activityName(activity);
  const place = `${entryName(entry)} of ${storylineName(entry.storyline)}`;
  const kind = activityKind(activity.activityType);
  const hasNamesakes = entry.activities.filter((other) => activityName(other) === name).length > 1;
  const told = hasNamesakes ? numbered(name, activity) : name;
  return {
    title: titleOf(
      `${told}, ${place}`,
      numbered(`${name}, ${entryName(entry)}`, activity),
      numbered(name, activity),
    ),
    description: sentences(
      `${told}, ${kind || 'activity'} in ${place}: ${activity.text?.plain.trim() || 'what is to be done'}`,
      'Its tasks, its place, and what comes before and after',
      'Tasks and place',
    ),
  };
}
