import { CHAPTERS_EXPORTS } from '#app/export/kinds/quests.ts';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listChapters } from '#lib/data/catalogue/chapters.ts';
import { chaptersHeld } from '#lib/data/catalogue/held-parts.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { CHAPTER_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import type { Column } from '#components/ui/table/column.ts';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { ChapterLink } from '#components/chapter/chapter-link.tsx';

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
const ChapterList = pagedList({
  caption: 'Chapters',
  layout: 'list',
  columns,
  narrowTracks: 'narrow:grid-cols-[1fr_auto]',
  empty: 'No chapters.',
  pagesOf: 'chapters',
});

const page = listPage({
  title: 'Chapters',
  headline: LISTS.chapters.title,
  description: LISTS.chapters.description,
  path: routes.chapters,
  filter: CHAPTER_FILTER,
  exports: CHAPTERS_EXPORTS,
  list: listChapters,
  held: chaptersHeld,
  rows: ({ nodes }) =>
    (nodes ?? []).map((chapter) => ({ name: chapterName(chapter), href: routes.chapter(chapter.id) })),
  content: (page, list) => <ChapterList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
