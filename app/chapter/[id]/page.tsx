import { CHAPTER_EXPORTS } from '#app/export/kinds/quests.ts';
import { ChapterLocation } from '#components/chapter/chapter-location.tsx';
import { InfluenceRewards } from '#components/influence/influence-rewards.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { CHAPTER } from '#lib/data/catalogue/chapters.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { describeChapter } from '#lib/seo/descriptions/describe-quest.ts';
import { routes } from '#lib/url/routes.ts';
import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { MapHeader } from '#components/map/map-header.tsx';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

const page = recordPage({
  source: CHAPTER,
  path: routes.chapter,
  filter: REWARD_FILTER,
  exports: CHAPTER_EXPORTS,
  describe: describeChapter,
  crumbs: (chapter) => [{ label: 'Chapters', href: routes.chapters }, { label: chapterName(chapter) }],
  content: ({ record: chapter, list }) => (
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

/** The head of a chapter's page: name, rank, zone. */
function ChapterHeader({ chapter }: { readonly chapter: ChapterDetailsFragment }) {
  const { rank, position } = chapter;
  return (
    <MapHeader
      zoneId={position.zoneId}
      title={chapterName(chapter)}
      facts={[rank > 0 && `Rank ${rank}`, chapterZone(chapter)].filter(Boolean).join(' · ')}
      icon={<img className="shrink-0" src={staticImages.tome} alt="" width={54} height={54} />}
    />
  );
}
