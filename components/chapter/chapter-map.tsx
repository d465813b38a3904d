import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { mapRegion, markerPosition } from '#lib/game/places/map-position.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { ZoneMap } from '../map/zone-map.tsx';

/** Pixels along a side of the pin. */
const PIN = 36;

/** Where the pin's point is, of its height. */
const POINT = 0.92;

/** The map of a chapter's zone with a pin on its camp (rules.md: Map markers). */
export function ChapterMap({ chapter }: { readonly chapter: ChapterDetailsFragment }) {
  const { position } = chapter;
  const marker = markerPosition(position, position.mapSetup);
  const place = marker
    ? `a pin marks ${chapterName(chapter)} in the ${mapRegion(marker.left, marker.top)}`
    : `the place of ${chapterName(chapter)} is not known`;
  return (
    <div className="max-w-[400px]">
      <ZoneMap zoneId={position.zoneId} label={`Map of ${chapterZone(chapter)}: ${place}`}>
        {marker && (
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            <svg x={`${marker.left}%`} y={`${marker.top}%`} overflow="visible">
              <image href={staticImages.spawn} x={-PIN / 2} y={-POINT * PIN} width={PIN} height={PIN} />
            </svg>
          </svg>
        )}
      </ZoneMap>
    </div>
  );
}
