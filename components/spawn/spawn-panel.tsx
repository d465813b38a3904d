import type { ComponentProps } from 'react';

import { mapImage } from '#lib/game/places/map-image.ts';
import { spawnCount, spawnMapLabel } from '#lib/game/places/spawn-summary.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';
import { groupSpawns } from '#lib/game/places/spawn-groups.ts';

import { joinClasses } from '../ui/join-classes.ts';
import { NotFound } from '../ui/page/not-found.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SpawnRegions } from './spawn-regions.tsx';
import { ZoneKills } from './zone-kills.tsx';
import { PinSymbol } from '../map/pin.tsx';
import { ZoneMap } from '../map/zone-map.tsx';
import { SpawnPin } from './spawn-pin.tsx';

interface Props {
  /** Null for what stands nowhere. */
  readonly zone: SpawnZone | null;
  /** True where the panel is as wide as the page: the description stands beside the map instead of below it. */
  readonly wide: boolean;
  readonly kills: ComponentProps<typeof ZoneKills>['from'] | null;
  readonly latest: ComponentProps<typeof ZoneKills>['latest'];
}

/** Shows the spawns in a zone, on the map and in words; says so where there is no map. */
export function SpawnPanel({ zone, wide, kills, latest }: Props) {
  if (zone === null) {
    return (
      <NotFound>
        <p className="text-balance text-muted">No place in the world is known where it stands.</p>
      </NotFound>
    );
  }
  if (zone.places.length === 0) {
    return (
      <NotFound>
        <p className="text-balance text-muted">
          {mapImage(zone.id, 512)
            ? `No place on the map of ${zone.name} is known for its ${spawnCount(zone.count)}.`
            : `There is no map of ${zone.name} to show its ${spawnCount(zone.count)} on.`}
        </p>
      </NotFound>
    );
  }
  return (
    <Panel
      ornate
      className={joinClasses(
        'grid items-start gap-5 p-5 narrow:p-3.5',
        wide && 'grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-x-7 narrow:grid-cols-1',
      )}
    >
      <div className="max-w-[640px]">
        <SpawnMap zone={zone} />
      </div>
      <div>
        <SpawnRegions zone={zone} />
        {kills && <ZoneKills zone={zone} from={kills} latest={wide ? latest : null} />}
      </div>
    </Panel>
  );
}

/** A zone's map with a pin for each place; near ones share a pin (rules.md: Map markers). */
function SpawnMap({ zone }: { readonly zone: SpawnZone }) {
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
