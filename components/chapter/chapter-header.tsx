import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { MapHeader } from '../map/map-header.tsx';

/** The head of a chapter's page: name, rank, zone. */
export function ChapterHeader({ chapter }: { readonly chapter: ChapterDetailsFragment }) {
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
