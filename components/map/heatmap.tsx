import { writeHeatCells } from '#lib/game/places/heat-cells.ts';
import { HEATMAP_GRID } from '#lib/game/places/heatmap-grid.ts';
import {
  type HeatmapPoint,
  type HeatmapSpot,
  heatmapSpots,
  heatmapSummary,
  SPOT_RADIUS,
} from '#lib/game/places/heatmap.ts';
import { mapImage } from '#lib/game/places/map-image.ts';

import { HeatCounts } from './heat-counts.island.tsx';
import { HeatRamp } from './heat-ramp.tsx';
import { ZoneMap } from './zone-map.tsx';

interface Props {
  readonly zoneId: string | undefined;
  /** The name of the map: "Mourkain Temple". */
  readonly place: string;
  readonly points: readonly HeatmapPoint[];
  /** All kills, also those without a place on the map. */
  readonly kills: number;
  /** Largest width in pixels; narrower screens shrink it. */
  readonly size: 300 | 500;
}

const WIDTHS = { 300: 'max-w-[300px] narrow:max-w-[500px]', 500: 'max-w-[500px]' };

/**
 * Draws kills as vector art over the zone's map, so that it needs no script, and describes them in words. Scripts add
 * the count under the pointer. Without points there is nothing to draw: the words stand alone.
 */
export function Heatmap({ zoneId, place, points, kills, size }: Props) {
  const spots = heatmapSpots(points);
  const summary = heatmapSummary(points, kills, mapImage(zoneId, 512) !== null);
  const figure = `w-full ${WIDTHS[size]} text-center text-sm text-muted`;
  if (spots.length === 0) {
    return (
      <figure className={`${figure} rounded border border-dashed border-line-strong px-6 py-9`}>
        <figcaption className="text-balance">{summary}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={`${figure} grid content-start gap-2`}>
      <ZoneMap zoneId={zoneId} label={`Heatmap of kills on the map of ${place}. ${summary}.`}>
        <HeatSpots id={`heat-${zoneId}-${size}`} spots={spots} />
        <HeatCounts cells={writeHeatCells(points)} />
      </ZoneMap>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

function HeatSpots({ id, spots }: { id: string; spots: readonly HeatmapSpot[] }) {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${HEATMAP_GRID} ${HEATMAP_GRID}`}
      aria-hidden="true"
    >
      <HeatRamp id={id} />
      <g filter={`url(#${id}-ramp)`}>
        {spots.map(({ cx, cy, heat }) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={SPOT_RADIUS}
            opacity={Number(heat.toFixed(3))}
            fill={`url(#${id}-spot)`}
          />
        ))}
      </g>
    </svg>
  );
}
