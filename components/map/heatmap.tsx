import { useId } from 'react';

import { GRID, type HeatPoint, heatSpots, heatSummary, RADIUS } from '#lib/game/heatmap.ts';
import { ZONES_WITH_MAP } from '#lib/game/zones-with-map.ts';

import { HeatCounts } from './heat-counts.island.tsx';
import { HeatRamp } from './heat-ramp.tsx';

interface Props {
  readonly zoneId: string | undefined;
  /** What the map shows: "Mourkain Temple". */
  readonly place: string;
  readonly points: readonly HeatPoint[];
  /** Largest width in pixels; narrower screens shrink it. */
  readonly size: 300 | 500;
}

/**
 * Where victims fell, drawn as vector art over the zone's map, so that it needs no script, and said in words. Scripts
 * add the count under the pointer.
 */
export function Heatmap({ zoneId, place, points, size }: Props) {
  const id = useId();
  const hasMap = ZONES_WITH_MAP.has(Number(zoneId));
  const summary = heatSummary(points);
  return (
    <figure className={`heatmap heatmap-${size}`}>
      <div
        className={hasMap ? 'map' : 'map map-blank'}
        role="img"
        aria-label={`Heatmap of kills on the map of ${place}. ${summary}.`}
      >
        {hasMap && (
          <img src={`/images/maps/${zoneId}.webp`} alt="" width={768} height={768} decoding="async" />
        )}
        <svg viewBox={`0 0 ${GRID} ${GRID}`} aria-hidden="true">
          <HeatRamp id={id} />
          <g filter={`url(#${id}-ramp)`}>
            {heatSpots(points).map(({ cx, cy, heat }) => (
              <circle
                key={`${cx} ${cy}`}
                cx={cx}
                cy={cy}
                r={RADIUS}
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
