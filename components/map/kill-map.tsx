import { mapImage } from '#lib/game/map-image.ts';
import { type MarkerPosition, mapRegion } from '#lib/game/map-position.ts';

interface Props {
  readonly zoneId: number;
  readonly zoneName: string;
  /** Percent from the map's left and top edge; null when the place on the map is not known. */
  readonly marker: MarkerPosition | null;
}

/** Width of the skull in pixels (spec §9); the ring around it lets it be found at a glance. */
const SKULL = 16;
const RING = 13;

/** A zone's map with the place of a kill (spec §2). A zone without a map gets plain parchment. */
export function KillMap({ zoneId, zoneName, marker }: Props) {
  const image = mapImage(zoneId);
  const place = marker
    ? `a skull marks the kill in the ${mapRegion(marker.left, marker.top)}`
    : 'the place of the kill is not known';
  return (
    <figure
      className={image ? 'map' : 'map map-blank'}
      role="img"
      aria-label={`Map of ${zoneName}: ${place}`}
    >
      {image && <img {...image} alt="" decoding="async" />}
      {marker && (
        <svg aria-hidden="true">
          <svg x={`${marker.left}%`} y={`${marker.top}%`} overflow="visible">
            <circle r={RING} className="ring" />
            <image
              href="/images/maps/icons/skull_red.svg"
              x={-SKULL / 2}
              y={-SKULL / 2}
              width={SKULL}
              height={SKULL}
            />
          </svg>
        </svg>
      )}
    </figure>
  );
}
