import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import type { ExportColumn } from '../export-table.ts';

/** A chapter of a list. */
export const CHAPTER_COLUMNS: readonly ExportColumn<ChapterRowFragment>[] = [
  { name: 'id', about: 'Id of the chapter', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (chapter) => chapterName(chapter) },
  { name: 'zoneId', about: 'Id of its zone', value: ({ position }) => position.zoneId },
  { name: 'zoneName', about: 'Name of the zone', value: (chapter) => chapterZone(chapter) },
  { name: 'rank', about: 'Its rank; 0 for none', value: ({ rank }) => rank },
];
