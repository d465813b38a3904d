import type { JournalActivityFragment, JournalEntryDetailsFragment } from '#graphql/generated/documents.ts';
import { type CleanText, cleanText } from '#lib/format/clean-text.ts';

/** An activity of an entry, its text cleaned. */
export interface JournalActivity extends Omit<JournalActivityFragment, 'text'> {
  readonly text: CleanText | null;
}

/** An entry of the journal, all its texts cleaned (rules.md: War journal). */
export interface JournalEntry extends Omit<JournalEntryDetailsFragment, 'text' | 'activities'> {
  readonly text: CleanText | null;
  readonly activities: readonly JournalActivity[];
}

/** Cleans an entry of the API: removes all that must not be shown. */
export function cleanEntry(entry: JournalEntryDetailsFragment): JournalEntry {
  return {
    ...entry,
    text: cleanText(entry.text),
    activities: entry.activities.map((activity) => ({ ...activity, text: cleanText(activity.text) })),
  };
}

/** True if an activity has a name, and with it a place in the lists of its entry. */
export const isListed = ({ name }: { readonly name: string | null }) => Boolean(name?.trim());

/** The activities that an entry lists, in their order: those with a name. */
export const listedActivities = ({ activities }: Pick<JournalEntry, 'activities'>) =>
  activities.filter(isListed);

/** The activities without a name that say something: further parts of the entry's text, in their order. */
export const unnamedParts = ({ activities }: Pick<JournalEntry, 'activities'>) =>
  activities.filter(
    (activity) => !isListed(activity) && (activity.text !== null || activity.tasks.length > 0),
  );
