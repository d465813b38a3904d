import type { Answer } from '#lib/api/answer.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../ui/link-button.tsx';
import { Load } from '../ui/load.tsx';

interface Props {
  readonly zone: { readonly id: string; readonly name: string };
  /** Resolves to true if there is a heatmap of the zone. */
  readonly from: Promise<Answer<boolean>>;
}

/** Leads to the heatmap of a zone, where it has one. */
export function ZoneKillsLink({ zone, from }: Props) {
  return (
    <Load from={from} label="heatmap" rows={1}>
      {(hasHeatmap) =>
        hasHeatmap && (
          <LinkButton href={routes.zoneHeatmap(zone.id)} className="mt-4">
            Kills in {zone.name}
          </LinkButton>
        )
      }
    </Load>
  );
}
