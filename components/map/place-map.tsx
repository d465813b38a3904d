import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { mapRegion, markerPosition } from '#lib/game/places/map-position.ts';

import { Pin, PinSymbol } from './pin.tsx';
import { ZoneMap } from './zone-map.tsx';

/** Pixels along a side of the pin. */
const PIN = 36;

interface Props {
  readonly position: MapPositionFragment;
  /** The name of the zone. */
  readonly zone: string;
  /** The name of the place. */
  readonly name: string;
}

/** The map of a zone with a pin on one place in it (rules.md: Map markers). */
export function PlaceMap({ position, zone, name }: Props) {
  const marker = markerPosition(position, position.mapSetup);
  const place = marker
    ? `a pin marks ${name} in the ${mapRegion(marker.left, marker.top)}`
    : `the place of ${name} is not known`;
  return (
    <div className="max-w-[400px]">
      <ZoneMap zoneId={position.zoneId} label={`Map of ${zone}: ${place}`} lazy>
        {marker && (
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            <PinSymbol />
            <svg x={`${marker.left}%`} y={`${marker.top}%`} overflow="visible">
              <Pin size={PIN} />
            </svg>
          </svg>
        )}
      </ZoneMap>
    </div>
  );
}
