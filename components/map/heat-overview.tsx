import type { ComponentProps, ReactNode } from 'react';

import { heatmapParts } from '#lib/game/places/heatmap.ts';
import type { AreaPart } from '#lib/game/places/zone-layer.ts';

import { HeatParts } from './heat-parts.tsx';
import { Heatmap } from './heatmap.tsx';

interface Props extends Omit<ComponentProps<typeof Heatmap>, 'size' | 'areas'> {
  /** The areas with kills, where they are known; else the parts of the map stand for them. */
  readonly areas?: readonly AreaPart[];
  /** The kills themselves. */
  readonly children: ReactNode;
}

/** The heatmap of a page, with its numbers and the kills beside it; without points, the description in place of a map. */
export function HeatOverview({ children, areas, ...heatmap }: Props) {
  const parts = areas && areas.length > 0 ? areas : heatmapParts(heatmap.points);
  return (
    <div
      data-large-map=""
      className="grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] grid-rows-[auto_1fr] items-start gap-x-10 gap-y-6 compact:grid-cols-2 compact:gap-x-6 narrow:grid-cols-1"
    >
      <div className="row-span-2 compact:row-span-1">
        <Heatmap {...heatmap} areas={areas} size={500} />
      </div>
      {parts.length > 0 && (
        <section>
          <h2 className="mb-4 text-lg">Where they fell</h2>
          <HeatParts parts={parts} />
        </section>
      )}
      <div className="min-w-0 compact:col-span-full">{children}</div>
    </div>
  );
}
