import { JOURNAL_ENTRY } from '#lib/data/journal.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { JOURNAL_ENTRY_EXPORTS } from '#lib/exports/kinds/journal-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(JOURNAL_ENTRY_EXPORTS, {
  source: JOURNAL_ENTRY,
  path: ({ storylineId, id }) => routes.journalEntry(storylineId, id),
  parts: () => ({}),
});
