import type { JournalActivityFragment, JournalEntryDetailsFragment } from '#graphql/generated/documents.ts';
import { type CleanText, cleanText } from '#lib/format/clean-text.ts';
import { zoneLabel } from '../places/zones.ts';

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

type Placed = Pick<JournalEntryDetailsFragment, 'zone' | 'position'>;

/** A point that an entry's map shows. */
export interface EntryPlace {
  readonly position: NonNullable<Placed['position']>;
  /** The name of its zone. */
  readonly zone: string;
}

/**
 * Returns the place of an entry, for its map and those of its activities: null unless its position lies in its own
 * zone and that has a map setup (rules.md: War journal).
 */
export function entryPlace({ zone, position }: Placed): EntryPlace | null {
  if (!zone || !position?.mapSetup || zone.id !== String(position.zoneId)) return null;
  return { position, zone: zoneLabel(zone) };
}

interface Entry {
  readonly isRvR: boolean;
  readonly zone: { readonly id: string; readonly name: string | null } | null;
}

/** A summary of a storyline's entries. */
export interface StorylineSummary {
  readonly entries: number;
  /** The number of entries about realm versus realm. */
  readonly rvrEntries: number;
  /** The zone that most of the entries are about, the earlier one of two; null where none names any. */
  readonly zone: { readonly id: string; readonly name: string } | null;
}

/** Counts the entries of a storyline, and finds where it plays. */
export function summariseStoryline(entries: readonly Entry[]): StorylineSummary {
  const zones = entries.flatMap(({ zone }) => (zone ? [zone] : []));
  const countOf = (id: string) => zones.filter((zone) => zone.id === id).length;
  const [most] = zones.toSorted((one, other) => countOf(other.id) - countOf(one.id));
  return {
    entries: entries.length,
    rvrEntries: entries.filter(({ isRvR }) => isRvR).length,
    zone: most ? { id: most.id, name: zoneLabel(most) } : null,
  };
}
