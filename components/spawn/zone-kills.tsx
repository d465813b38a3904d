import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { heatmapParts, type KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { routes } from '#lib/url/routes.ts';

import { PlaceKills } from '../kill/place-kills.tsx';
import { HeatParts } from '../map/heat-parts.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { Load } from '../ui/page/load.tsx';

interface Props {
  readonly zone: { readonly id: string; readonly name: string };
  /** False where there are none. */
  readonly from: Promise<Answer<KillsHeatmap | false>>;
  /** The latest of them, where there is room for more than a link. */
  readonly latest: Promise<Answer<KillPageFragment | null | false>> | null;
}

/** Shows the number of kills in a zone, and links to their heatmap. */
export function ZoneKills({ zone, from, latest }: Props) {
  return (
    <Load from={from} label="kills" rows={1}>
      {(heatmap) =>
        heatmap && (
          <>
            {latest && heatmap.points.length > 0 && (
              <section className="mt-8">
                <h2 className="text-lg">Kills in {zone.name}</h2>
                <p className="mt-0.5 mb-4 text-sm text-muted">Of players on players, in the last 30 days</p>
                <HeatParts parts={heatmapParts(heatmap.points)} />
              </section>
            )}
            <LinkButton href={routes.zoneHeatmap(zone.id)} className="mt-4">
              Kills in {zone.name}
            </LinkButton>
            {latest && (
              <Load from={latest} label="latest kills" rows={4}>
                {(page) =>
                  page && (
                    // Beside the map of a window of middle width, and on paper, there is no room for two names in a row.
                    <div className="mt-8 compact:hidden narrow:block print:hidden">
                      <PlaceKills kills={page} href={routes.killsInZone(zone.id)} />
                    </div>
                  )
                }
              </Load>
            )}
          </>
        )
      }
    </Load>
  );
}
