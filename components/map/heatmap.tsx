import { useId } from 'react';

import { HEATMAP_GRID } from '#lib/game/heatmap-grid.ts';
import { type HeatmapPoint, heatmapSpots, heatmapSummary, SPOT_RADIUS } from '#lib/game/heatmap.ts';
import { mapImage } from '#lib/game/map-image.ts';

import { HeatCounts } from './heat-counts.island.tsx';
import { HeatRamp } from './heat-ramp.tsx';

interface Props {
  readonly zoneId: string | undefined;
  /** What the map shows: "Mourkain Temple". */
  readonly place: string;
  readonly points: readonly HeatmapPoint[];
  /** Largest width in pixels; narrower screens shrink it. */
  readonly size: 300 | 500;
}

/**
 * Where victims fell, drawn as vector art over the zone's map, so that it needs no script, and said in words. Scripts
 * add the count under the pointer.
 */
export function Heatmap({ zoneId, place, points, size }: Props) {
  const id = useId();
  const image = mapImage(zoneId);
  const summary = heatmapSummary(points);
  return (
    <figure className={`heatmap heatmap-${size}`}>
      <div
        className={image ? 'map' : 'map map-blank'}
        role="img"
        aria-label={`Heatmap of kills on the map of ${place}. ${summary}.`}
      >
        {image && <img {...image} alt="" decoding="async" />}
        <svg viewBox={`0 0 ${HEATMAP_GRID} ${HEATMAP_GRID}`} aria-hidden="true">
          <HeatRamp id={id} />
          <g filter={`url(#${id}-ramp)`}>
            {heatmapSpots(points).map(({ cx, cy, heat }) => (
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
        <HeatCounts points={points} />
      </div>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}
