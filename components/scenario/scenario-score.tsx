import { thousands } from '#lib/format/number.ts';
import { pointsOf, surrenderOf } from '#lib/game/battles/scenario.ts';

import { SplitBar } from '../ui/split-bar.tsx';
import { SurrenderMark } from './surrender-mark.tsx';

/** The points of both sides above the bar that they split, where they are known; a flag marks a side that gave up. */
export function ScenarioScore({ run }: { readonly run: Parameters<typeof surrenderOf>[0] }) {
  const [order, destruction] = pointsOf(run);
  const loser = surrenderOf(run);
  return (
    <span className="grid w-full gap-1">
      <span className="flex items-center gap-1.5 text-md leading-none">
        <b className="text-order">{thousands(order)}</b>
        {loser === 'ORDER' && <SurrenderMark side="Order" iconOnly />}
        <span className="sr-only"> to </span>
        <span className="ml-auto">
          {loser === 'DESTRUCTION' && <SurrenderMark side="Destruction" iconOnly />}
        </span>
        <b className="text-destruction">{thousands(destruction)}</b>
      </span>
      <SplitBar
        size="thin"
        order={order}
        destruction={destruction}
        label={`Order ${thousands(order)} points, Destruction ${thousands(destruction)}`}
      />
    </span>
  );
}
