import { CHAPTERS_EXPORTS } from '#app/export/kinds/quests.ts';
import { ChapterList } from '#components/chapter/chapter-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listChapters } from '#lib/data/catalogue/chapters.ts';
import { chapterName } from '#lib/game/quests/chapter-name.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { CHAPTER_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Chapters',
  headline: LISTS.chapters.title,
  description: LISTS.chapters.description,
  path: routes.chapters,
  filter: CHAPTER_FILTER,
  exports: CHAPTERS_EXPORTS,
  list: listChapters,
  rows: ({ nodes }) =>
    (nodes ?? []).map((chapter) => ({ name: chapterName(chapter), href: routes.chapter(chapter.id) })),
  content: (page, list) => <ChapterList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
