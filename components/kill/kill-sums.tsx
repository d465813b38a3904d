import { percent, plural, thousands } from '#lib/format/number.ts';
import { SplitBar } from '../ui/split-bar.tsx';
import type { KillSums as Sums } from '#lib/game/battles/kill.ts';

/** The sums of a list of kills: all, by realm, and solo kills. */
export function KillSums({ kills, order, destruction, solo }: Sums) {
  if (kills === 0) return null;
  const ofAll = (part: number) => `${percent(part, kills, 1)}%`;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2" role="group" aria-label="Kills in sum">
      <p>
        <b className="text-md">{thousands(kills)}</b> {plural(kills, 'kill', 'kills')}
      </p>
      <p className="flex min-w-[min(100%,340px)] flex-1 items-center gap-3">
        <span className="whitespace-nowrap text-order">Order {thousands(order)}</span>
        <SplitBar
          size="thin"
          order={order}
          destruction={destruction}
          label={`Order ${ofAll(order)} of the kills, Destruction ${ofAll(destruction)}`}
        />
        <span className="whitespace-nowrap text-destruction">Destruction {thousands(destruction)}</span>
      </p>
      <p className="text-muted">
        {thousands(solo)} solo, {ofAll(solo)} of the kills
      </p>
    </div>
  );
}
