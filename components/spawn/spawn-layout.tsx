import type { Route } from 'next';
import type { ComponentProps, ReactNode } from 'react';

import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';

import { Tabs } from '../ui/page/tabs.tsx';
import { SpawnPanel } from './spawn-panel.tsx';

interface Props {
  /** All zones that it stands in. */
  readonly zones: readonly SpawnZone[];
  /** The one whose map is shown; null where there are none. */
  readonly zone: SpawnZone | null;
  readonly zoneHref: (zoneId: string) => Route;
  /** The kills in it; false for none, null where there is no zone. */
  readonly zoneKills: ComponentProps<typeof SpawnPanel>['kills'];
  /** The latest of them, for a page without a rest; null where they are not loaded. */
  readonly latest: ComponentProps<typeof SpawnPanel>['latest'];
  /** The rest of the page; null for none. */
  readonly children: ReactNode;
}

/** Lays out the spawns at the left of the rest of the page; below it where there are no spawns. */
export function SpawnLayout({ zones, zone, zoneHref, zoneKills, latest, children }: Props) {
  const isBeside = children !== null && zone !== null;
  const location = (
    <section aria-label="Location" className="min-w-0">
      {zones.length > 0 && (
        <div className="mb-5 *:flex-wrap narrow:*:flex-nowrap">
          <Tabs
            label="Zones"
            tabs={zones.map(({ id, name, count }) => ({
              label: `${name} (${count})`,
              href: zoneHref(id),
              current: id === zone?.id,
            }))}
          />
        </div>
      )}
      <SpawnPanel zone={zone} wide={!isBeside} kills={zoneKills} latest={latest} />
    </section>
  );
  if (isBeside) {
    return (
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] items-start gap-gap narrow:grid-cols-1">
        {location}
        {children}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-gap">
      {children}
      {location}
    </div>
  );
}
