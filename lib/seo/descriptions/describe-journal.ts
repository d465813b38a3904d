import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { prose } from '#lib/format/paragraphs.ts';
import {
  entryPlace,
  isListed,
  type JournalActivity,
  type JournalEntry,
} from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName, entryName, storylineName } from '#lib/game/journal/journal-name.ts';
import type { Numbered } from '#lib/game/name-or-number.ts';

import { type Description, numbered, partWords, sentences, titleOf } from './wording.ts';

type DescribedStoryline = Pick<StorylineDetailsFragment, 'id' | 'name' | 'summary'> & {
  readonly entries: readonly Numbered[];
};
type DescribedEntry = Pick<JournalEntry, 'id' | 'name' | 'text' | 'zone' | 'position'> & {
  readonly influenceRewards: readonly unknown[];
  readonly storyline: Pick<JournalEntry['storyline'], 'id' | 'name'>;
  readonly activities: readonly Numbered[];
};
type DescribedActivity = Pick<JournalActivity, 'id' | 'name' | 'text' | 'activityType'> & {
  readonly tasks: readonly unknown[];
};

/** Entries that a description names. */
const NAMED = 3;

/**
 * A storyline: what it is about, how long it is, and its first entries.
 * @example describeStoryline(storyline).title // 'Teeth, storyline of the war journal'
 */
export function describeStoryline(storyline: DescribedStoryline): Description {
  const { entries } = storyline;
  const name = storylineName(storyline);
  const summary = prose(storyline.summary ?? '');
  const length =
    entries.length === 0
      ? 'No entry of the war journal yet'
      : `${counted(entries.length, 'entry', 'entries')} of the war journal`;
  const names = entries.slice(0, NAMED).map(entryName).join(', ');
  return {
    title: titleOf(`${name}, storyline of the war journal`, `${name}, storyline`),
    description: sentences(
      beginning(name, summary || length),
      summary !== '' && length,
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
      beginning(
        `${name}, from ${storyline}`,
        prose(entry.text?.plain ?? '') || 'an entry of the war journal',
      ),
      partWords([
        entryPlace(entry) !== null && 'its place',
        entry.activities.some(isListed) && 'its activities',
        entry.influenceRewards.length > 0 && 'its influence rewards',
      ]),
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
  const titled = hasNamesakes ? numbered(name, activity) : name;
  return {
    title: titleOf(
      `${titled}, ${place}`,
      numbered(`${name}, ${entryName(entry)}`, activity),
      numbered(name, activity),
    ),
    description: sentences(
      beginning(
        `${titled}, ${kind || 'activity'} in ${place}`,
        prose(activity.text?.plain ?? '') || 'what is to be done',
      ),
      partWords([
        activity.tasks.length > 0 && 'its tasks',
        entryPlace(entry) !== null && 'its place',
        entry.activities.filter(isListed).length > 1 && 'what comes before and after',
      ]),
    ),
  };
}

/** A name and its text; a text that begins with the name stands alone. */
const beginning = (name: string, text: string): string =>
  text.toLowerCase().startsWith(name.toLowerCase()) ? text : `${name}: ${text}`;
