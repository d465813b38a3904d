import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import { column, type ExportColumn } from '../export-table.ts';

/** A chapter of a list. */
export const CHAPTER_COLUMNS: readonly ExportColumn<ChapterRowFragment>[] = [
  column('id', 'Id of the chapter', ({ id }) => id),
  column('name', 'Its name', (chapter) => chapterName(chapter)),
  column('zoneId', 'Id of its zone', ({ position }) => position.zoneId),
  column('zoneName', 'Name of the zone', (chapter) => chapterZone(chapter)),
  column('rank', 'Its rank; 0 for none', ({ rank }) => rank),
];
