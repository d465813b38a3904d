'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { cellAt, readHeatCells, HEATMAP_GRID } from '#lib/game/places/heat-cells.ts';

interface Hover {
  readonly count: number;
  /** Percent of the map. */
  readonly left: number;
  readonly top: number;
}

/**
 * The number of kills in the cell under the pointer.
 * @param cells as `writeHeatCells` writes them
 */
export function HeatCounts({ cells }: { readonly cells: string }) {
  const counts = useRef<ReadonlyMap<number, number>>(undefined);
  const [hover, setHover] = useState<Hover | null>(null);

  const readCount = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    counts.current ??= readHeatCells(cells);
    const count = counts.current.get(cellAt(Math.floor(x * HEATMAP_GRID), Math.floor(y * HEATMAP_GRID)));
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
