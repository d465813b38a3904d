import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { plain } from '#lib/format/number.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import { ChapterLink } from '../chapter/chapter-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { pagedList } from '../ui/list/paged-list.tsx';

const NAME: Column<ChapterRowFragment> = {
  header: 'Chapter name',
  narrow: { line: 1, from: 1, to: 2 },
  // An API without pages of chapters still lists those that reward an item.
  cell: (chapter) =>
    isOffered('Query.chapter') ? <ChapterLink chapter={chapter} /> : <span>{chapterName(chapter)}</span>,
};

const ZONE: Column<ChapterRowFragment> = {
  header: 'Zone',
  width: 'w-[35%]',
  narrow: { line: 2, from: 1, to: 3 },
  cell: (chapter) => <span className="text-sm text-muted">{chapterZone(chapter)}</span>,
};

const RANK: Column<ChapterRowFragment> = {
  header: 'Rank',
  width: 'w-20',
  align: 'end',
  narrow: { line: 1, from: 2, to: 3, atEnd: true },
  cell: ({ rank }) => plain(rank),
};

/** The place and rank of a chapter, as far as the API tells them. */
const columns = (): readonly Column<ChapterRowFragment>[] => [
  NAME,
  ...(isOffered('Chapter.position') ? [ZONE] : []),
  ...(isOffered('Chapter.rank') ? [RANK] : []),
];

/** One page of the chapters that reward an item (rules.md: Item tabs). */
export const RewardingChapterList = pagedList({
  caption: 'Chapters',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  columns,
  pagesOf: 'chapters',
});
