import { type JournalEntry, listedActivities } from '#lib/game/journal/journal-entry.ts';
import { activityName, entryName } from '#lib/game/journal/journal-name.ts';
import { routes } from '#lib/url/routes.ts';

import type { SideLink } from './side-list.tsx';

/** The entries of a storyline, for a list beside one of them. */
export const entryLinks = ({ id: storylineId, entries }: JournalEntry['storyline']): readonly SideLink[] =>
  entries.map((entry) => ({
    id: entry.id,
    name: entryName(entry),
    href: routes.journalEntry(storylineId, entry.id),
  }));

/** The named activities of an entry, for a list beside one of them. */
export const activityLinks = (entry: JournalEntry): readonly SideLink[] =>
  listedActivities(entry).map((activity) => ({
    id: activity.id,
    name: activityName(activity),
    href: routes.journalActivity(entry.storyline.id, entry.id, activity.id),
  }));
