import type { ComponentProps } from 'react';

import { heatmapParts } from '#lib/game/places/heatmap.ts';

import { HeatParts } from './heat-parts.tsx';
import { Heatmap } from './heatmap.tsx';

/** The heatmap of a page, with its numbers beside it; without points, the description alone. */
export function HeatOverview(heatmap: Omit<ComponentProps<typeof Heatmap>, 'size'>) {
  const parts = heatmapParts(heatmap.points);
  if (parts.length === 0) return <Heatmap {...heatmap} size={500} />;
  return (
    <div className="grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 compact:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] compact:gap-x-6 narrow:grid-cols-1">
      <Heatmap {...heatmap} size={500} />
      <section>
        <h2 className="mb-4 text-lg">Where they fell</h2>
        <HeatParts parts={parts} />
      </section>
    </div>
  );
}
