import { ChapterList } from '#components/chapter/chapter-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Filters } from '#components/ui/filters.tsx';
import { Load } from '#components/ui/load.tsx';
import { Page } from '#components/ui/page.tsx';
import { listChapters } from '#lib/data/chapters.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { nameFilter } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const FILTER = nameFilter('Filter chapters');

export const generateMetadata = () =>
  metadataOf({
    title: 'Chapters',
    description: 'Every chapter of the war with its zone and its rank.',
    path: routes.chapters,
  });

export default async function ChaptersPage({ searchParams }: PageProps<'/chapters'>) {
  const list = listAddress(routes.chapters, await searchParams, FILTER);
  const chapters = listChapters(list);
  await awaitPanels(chapters);

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Chapters' }]}>
      <h1 className="mb-4 text-2xl leading-title">Chapters</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={chapters} label="chapters">
          {(page) => <ChapterList page={page} list={list} />}
        </Load>
      </div>
    </Page>
  );
}
