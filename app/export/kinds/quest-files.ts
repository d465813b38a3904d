import { CHAPTER, listChapters } from '#lib/data/catalogue/chapters.ts';
import { listQuests, QUEST } from '#lib/data/catalogue/quests.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { CHAPTER_EXPORTS, CHAPTERS_EXPORTS } from '#lib/exports/kinds/chapter-exports.ts';
import { QUEST_EXPORTS, QUESTS_EXPORTS } from '#lib/exports/kinds/quest-exports.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { CHAPTER_FILTER, QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const QUEST_FILES: readonly ExportRoute[] = [
  exportRoute(QUESTS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.quests,
    parts: (_, { query }) => ({ quests: () => listQuests(listAddress(routes.quests, query, QUEST_FILTER)) }),
  }),
  exportRoute(QUEST_EXPORTS, {
    source: QUEST,
    path: routes.quest,
    parts: () => ({}),
  }),
  exportRoute(CHAPTERS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.chapters,
    parts: (_, { query }) => ({
      chapters: () => listChapters(listAddress(routes.chapters, query, CHAPTER_FILTER)),
    }),
  }),
  exportRoute(CHAPTER_EXPORTS, {
    source: CHAPTER,
    path: routes.chapter,
    parts: () => ({}),
  }),
];
