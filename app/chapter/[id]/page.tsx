import { CHAPTER_EXPORTS } from '#app/export/kinds/quests.ts';
import { ChapterHeader } from '#components/chapter/chapter-header.tsx';
import { ChapterLocation } from '#components/chapter/chapter-location.tsx';
import { InfluenceRewards } from '#components/influence/influence-rewards.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { CHAPTER } from '#lib/data/catalogue/chapters.ts';
import { chapterName } from '#lib/game/quests/chapter-name.ts';
import { describeChapter } from '#lib/seo/descriptions/describe-chapter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { REWARD_FILTER } from '#lib/url/filter/reward-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: CHAPTER,
  exports: CHAPTER_EXPORTS,
  describe: (chapter, id) => ({ ...describeChapter(chapter), path: routes.chapter(id) }),
  trail: (chapter) => [
    { label: 'Home', href: routes.home },
    { label: 'Chapters', href: routes.chapters },
    { label: chapterName(chapter) },
  ],
  early: ({ id, query }) => ({ list: listAddress(routes.chapter(id), query, REWARD_FILTER) }),
  content: ({ record: chapter, panels: { list } }) => (
    <>
      <ChapterHeader chapter={chapter} />
      <div className="flex flex-row-reverse items-start gap-gap narrow:flex-col narrow:items-stretch narrow:gap-0">
        <InfluenceRewards rewards={chapter.influenceRewards} list={list} />
        <ChapterLocation chapter={chapter} />
      </div>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
