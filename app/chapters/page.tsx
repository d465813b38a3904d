import { ChapterList } from '#components/chapter/chapter-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listChapters } from '#lib/data/chapters.ts';
import { CHAPTERS_EXPORTS } from '#lib/exports/chapter-exports.ts';
import { CHAPTER_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Chapters',
  description: 'Every chapter of the war with its zone and its rank.',
  path: routes.chapters,
  filter: CHAPTER_FILTER,
  exports: CHAPTERS_EXPORTS,
  list: listChapters,
  content: (page, list) => <ChapterList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
