import { CHAPTERS_EXPORTS } from '#app/export/kinds/quests.ts';
import { ChapterLink } from '#components/chapter/chapter-link.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listChapters } from '#lib/data/catalogue/chapters.ts';
import { chaptersHeld } from '#lib/data/catalogue/held-parts.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { CHAPTER_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

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

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listChapters>): readonly ListedPage[] =>
  (nodes ?? []).map((chapter) => ({ name: chapterName(chapter), href: routes.chapter(chapter.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/chapters'>) {
  if (await askNotOffered(routes.chapters)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.chapters, query, CHAPTER_FILTER);
  return metadataOf({
    ...describeList('Chapters', LISTS.chapters, list, query),
    path: routes.chapters,
    query,
    filter: CHAPTER_FILTER,
    exports: CHAPTERS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listChapters(list), rowsOf),
  });
}

export default async function ChaptersPage({ searchParams }: PageProps<'/chapters'>) {
  const notOffered = await askNotOffered(routes.chapters);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.chapters, query, CHAPTER_FILTER);
  const found = listChapters(list);
  const held = chaptersHeld().catch(() => null);
  await awaitPanels(found);
  return (
    <Page crumbs="Chapters">
      <h1 className="mb-4 text-2xl leading-title">{listName('Chapters', list, query)}</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={found} label="chapters">
          {(page) => (
            <>
              <ListData name="Chapters" rows={rowsOf(page)} />
              <ChapterList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <ExportLinks exports={CHAPTERS_EXPORTS} path={routes.chapters} query={query} />
    </Page>
  );
}
