import { JOURNAL_ACTIVITY, JOURNAL_ENTRY, listStorylines, STORYLINE } from '#lib/data/catalogue/journal.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import {
  JOURNAL_ACTIVITY_EXPORTS,
  JOURNAL_ENTRY_EXPORTS,
  STORYLINE_EXPORTS,
  STORYLINES_EXPORTS,
} from '#lib/exports/kinds/journal-exports.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const JOURNAL_FILES: readonly ExportRoute[] = [
  exportRoute(STORYLINES_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.storylines,
    parts: () => ({ storylines: listStorylines }),
  }),
  exportRoute(STORYLINE_EXPORTS, {
    source: STORYLINE,
    path: routes.storyline,
    parts: () => ({}),
  }),
  exportRoute(JOURNAL_ENTRY_EXPORTS, {
    source: JOURNAL_ENTRY,
    path: ({ storylineId, id }) => routes.journalEntry(storylineId, id),
    parts: () => ({}),
  }),
  exportRoute(JOURNAL_ACTIVITY_EXPORTS, {
    source: JOURNAL_ACTIVITY,
    path: ({ storylineId, id, activityId }) => routes.journalActivity(storylineId, id, activityId),
    parts: () => ({}),
  }),
];
