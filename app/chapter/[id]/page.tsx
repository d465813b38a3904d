import { CHAPTER_EXPORTS } from '#app/export/kinds/quests.ts';
import { ChapterLocation } from '#components/chapter/chapter-location.tsx';
import { InfluenceRewards } from '#components/influence/influence-rewards.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { CHAPTER } from '#lib/data/catalogue/chapters.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { describeChapter } from '#lib/seo/descriptions/describe-quest.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata(props: PageProps<'/chapter/[id]'>) {
  const found = await find(CHAPTER, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: chapter, id, query } = found;
  return metadataOf({
    path: routes.chapter(id),
    exports: CHAPTER_EXPORTS,
    query,
    ...describeChapter(chapter),
  });
}

export default async function ChapterPage(props: PageProps<'/chapter/[id]'>) {
  const found = await find(CHAPTER, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: chapter, id, query, provenance } = found;
  const list = listAddress(routes.chapter(id), query, REWARD_FILTER);
  return (
    <Page
      crumbs={[{ label: 'Chapters', href: routes.chapters }, { label: chapterName(chapter) }]}
      provenance={provenance}
    >
      <ChapterHeader chapter={chapter} />
      <div className="flex flex-row-reverse items-start gap-gap narrow:flex-col narrow:items-stretch narrow:gap-0">
        <InfluenceRewards rewards={chapter.influenceRewards} list={list} />
        <ChapterLocation chapter={chapter} />
      </div>
      <ExportLinks exports={CHAPTER_EXPORTS} path={routes.chapter(id)} query={query} />
    </Page>
  );
}

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
