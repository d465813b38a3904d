import { listChapters } from '#lib/data/chapters.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { CHAPTERS_EXPORTS } from '#lib/exports/kinds/chapter-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { CHAPTER_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(CHAPTERS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.chapters,
  parts: (_, { query }) => ({
    chapters: () => listChapters(listAddress(routes.chapters, query, CHAPTER_FILTER)),
  }),
});
