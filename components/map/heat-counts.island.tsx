'use client';

import { type PointerEvent, useMemo, useState } from 'react';

import { HEATMAP_GRID } from '#lib/game/places/heatmap-grid.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

interface Hover {
  readonly count: number;
  /** Percent of the map. */
  readonly left: number;
  readonly top: number;
}

/** The number of kills in the cell under the pointer. */
export function HeatCounts({ points }: { points: readonly Point[] }) {
  const counts = useMemo(
    () => new Map(points.map(({ x, y, count }) => [y * HEATMAP_GRID + x, count])),
    [points],
  );
  const [hover, setHover] = useState<Hover | null>(null);

  const readCount = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const count = counts.get(Math.floor(y * HEATMAP_GRID) * HEATMAP_GRID + Math.floor(x * HEATMAP_GRID));
    setHover(count ? { count, left: x * 100, top: y * 100 } : null);
  };

  return (
    <svg
      className="absolute inset-0 size-full"
      aria-hidden="true"
      onPointerMove={readCount}
      onPointerLeave={() => setHover(null)}
    >
      <rect width="100%" height="100%" fill="none" pointerEvents="all" />
      {hover && (
        <svg x={`${hover.left}%`} y={`${hover.top}%`} overflow="visible">
          <text
            className="font-text text-[14px] font-bold"
            y={-12}
            textAnchor="middle"
            fill="#fff8e6"
            stroke="#14110b"
            strokeWidth={4}
            paintOrder="stroke"
          >
            {hover.count === 1 ? '1 kill' : `${hover.count} kills`}
          </text>
        </svg>
      )}
    </svg>
  );
}
