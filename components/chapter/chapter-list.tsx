import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import { chapterZone } from '#lib/game/quests/chapter-name.ts';

import type { Column } from '../ui/table/column.ts';
import { pagedList } from '../ui/list/paged-list.tsx';
import { ChapterLink } from './chapter-link.tsx';

const columns: readonly Column<ChapterRowFragment>[] = [
  {
    header: 'Name',
    width: 'grow-[1.6]',
    narrow: { line: 1, from: 1, to: 3 },
    cell: (chapter) => <ChapterLink chapter={chapter} />,
  },
  {
    header: 'Zone',
    narrow: { line: 2, from: 1, to: 2 },
    cell: (chapter) => (
      <span className="narrow:pl-9.5 narrow:text-sm narrow:text-muted">{chapterZone(chapter)}</span>
    ),
  },
  {
    header: 'Rank',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ rank }) =>
      rank > 0 && (
        <>
          <span className="hidden text-muted narrow:inline">Rank</span> {rank}
        </>
      ),
  },
];

/** One page of chapters; the head stays when there are none. */
export const ChapterList = pagedList({
  caption: 'Chapters',
  layout: 'list',
  columns,
  narrowTracks: 'narrow:grid-cols-[1fr_auto]',
  empty: 'No chapters.',
  pagesOf: 'chapters',
});
