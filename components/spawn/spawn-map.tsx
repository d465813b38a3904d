import { groupSpawns } from '#lib/game/places/spawn-groups.ts';
import { spawnMapLabel } from '#lib/game/places/spawn-summary.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';

import { PinSymbol } from '../map/pin.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { SpawnPin } from './spawn-pin.tsx';

/** A zone's map with a pin for each place; near ones share a pin (rules.md: Map markers). */
export function SpawnMap({ zone }: { readonly zone: SpawnZone }) {
  return (
    <ZoneMap zoneId={zone.id} label={spawnMapLabel(zone)}>
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <PinSymbol />
        {groupSpawns(zone.places).map((group) => (
          <SpawnPin key={`${group.left} ${group.top}`} group={group} />
        ))}
      </svg>
    </ZoneMap>
  );
}
