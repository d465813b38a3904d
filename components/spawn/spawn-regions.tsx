import { share, thousands } from '#lib/format/number.ts';
import { spawnCount, spawnRegions } from '#lib/game/places/spawn-summary.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';

import { ShareBar } from '../ui/share-bar.tsx';

/** Describes a zone's spawn map in words: how many spawns there are, and in which parts of the map. */
export function SpawnRegions({ zone: { name, count, places } }: { readonly zone: SpawnZone }) {
  const regions = spawnRegions(places);
  const beyond = count - places.length;
  return (
    <>
      <h2 className="text-lg">
        {spawnCount(count)} in {name}
      </h2>
      <ul className="mt-2.5 grid gap-2 [--edge:var(--accent)]">
        {regions.map((part) => (
          <li key={part.region} className="grid grid-cols-[11rem_1fr] items-center gap-4">
            <span>
              <b className="font-semibold">{thousands(part.count)}</b>
              <span className="text-muted"> in the {part.region}</span>
            </span>
            {regions.length > 1 && <ShareBar share={share(part.count, count)} />}
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="mt-2.5 text-muted">{thousands(beyond)} outside of the map</p>}
    </>
  );
}
