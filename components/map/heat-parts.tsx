import { plural, thousands } from '#lib/format/number.ts';
import type { HeatmapPart } from '#lib/game/places/heatmap.ts';

import { ShareBar } from '../ui/share-bar.tsx';

/** Shows the number of kills in each part of a map, with bars by the part with the most. */
export function HeatParts({ parts }: { readonly parts: readonly HeatmapPart[] }) {
  const most = parts[0]?.kills ?? 0;
  return (
    <ol className="grid gap-3" data-side="neutral">
      {parts.map(({ part, kills, percent, sides }) => (
        <li key={part} className="grid grid-cols-[96px_minmax(0,1fr)_128px] items-center gap-3">
          <span className="inline-block first-letter:uppercase">{part}</span>
          <ShareBar share={(100 * kills) / most} />
          <span className="text-right whitespace-nowrap">
            <b className="font-semibold">{thousands(kills)}</b> {plural(kills, 'kill', 'kills')}{' '}
            <span className="text-muted">{percent}%</span>
          </span>
          {sides && (
            <span className="col-span-full -mt-2 text-sm text-muted">
              {thousands(sides.order)} by Order, {thousands(sides.destruction)} by Destruction
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
