import { thousands } from '#lib/format/number.ts';
import { pointsOf, surrenderOf } from '#lib/game/battles/scenario.ts';

import { SurrenderMark } from './surrender-mark.tsx';

const SIDES = [
  { realm: 'ORDER', label: 'Order', colour: 'text-order' },
  { realm: 'DESTRUCTION', label: 'Destruction', colour: 'text-destruction' },
] as const;

interface Props {
  readonly run: Parameters<typeof surrenderOf>[0];
  /** 0 for Order, 1 for Destruction. */
  readonly side: 0 | 1;
}

/** The points of a side in its colour, with a flag where it gave up. */
export function ScenarioPoints({ run, side }: Props) {
  const { realm, label, colour } = SIDES[side];
  return (
    <span className="flex items-center justify-end gap-2 narrow:gap-1">
      {surrenderOf(run) === realm && <SurrenderMark side={label} iconOnly />}
      <b className={`text-md font-bold ${colour}`}>{thousands(pointsOf(run)[side])}</b>
    </span>
  );
}
