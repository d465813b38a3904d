import { type MarkerPosition, mapRegion } from '#lib/game/places/map-position.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { ZoneMap } from './zone-map.tsx';

interface Props {
  readonly zoneId: number;
  readonly zoneName: string;
  /** Percent from the map's left and top edge; null when the place on the map is not known. */
  readonly marker: MarkerPosition | null;
}

/** Width of the skull in pixels (rules.md: Map markers); the ring around it makes it easy to find. */
const SKULL = 16;
const RING = 13;

/** A zone's map with the place of a kill (rules.md: Map markers). */
export function KillMap({ zoneId, zoneName, marker }: Props) {
  const place = marker
    ? `a skull marks the kill in the ${mapRegion(marker.left, marker.top)}`
    : 'the place of the kill is not known';
  return (
    <ZoneMap zoneId={zoneId} label={`Map of ${zoneName}: ${place}`} lazy>
      {marker && (
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <svg x={`${marker.left}%`} y={`${marker.top}%`} overflow="visible">
            <circle r={RING} fill="rgb(255 248 230 / 0.82)" stroke="#8e1014" strokeWidth={1.5} />
            <image href={staticImages.skullPin} x={-SKULL / 2} y={-SKULL / 2} width={SKULL} height={SKULL} />
          </svg>
        </svg>
      )}
    </ZoneMap>
  );
}
