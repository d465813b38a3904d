import { pinAngle } from '#lib/game/places/pin-angle.ts';
import type { SpawnGroup } from '#lib/game/places/spawn-groups.ts';

import { Pin, PIN_POINT } from '../map/pin.tsx';

/** Pixels of the picture, for one spawn and for a group. */
const ONE = 32;
const GROUP = 46;

/** The position of the middle of its head, as a share of the picture's height. */
const HEAD = 0.322;

/** The colours of the pin, which are the same on every map. */
const BRASS = '#d9b25a';
const OUTLINE = '#2a1c08';

/** A pin whose point is where a spawn is; for a group it carries the number of spawns. */
export function SpawnPin({ group }: { readonly group: SpawnGroup }) {
  const { left, top, count } = group;
  const angle = pinAngle(group);
  return (
    <svg x={`${left.toFixed(2)}%`} y={`${top.toFixed(2)}%`} overflow="visible">
      <g className="narrow:[scale:0.75]">
        <Pin size={count > 1 ? GROUP : ONE} angle={angle} />
        {count > 1 && <Count count={count} angle={angle} />}
      </g>
    </svg>
  );
}

/** The number in the head of a group's pin, upright however the pin is turned. */
function Count({ count, angle }: { readonly count: number; readonly angle: number }) {
  const length = (PIN_POINT - HEAD) * GROUP;
  const [x, y] = [Math.sin((angle * Math.PI) / 180) * length, -Math.cos((angle * Math.PI) / 180) * length];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={10} fill={BRASS} />
      <text
        className={`font-text font-bold ${count > 99 ? 'text-[10px]' : 'text-[13px]'}`}
        textAnchor="middle"
        dominantBaseline="central"
        fill={OUTLINE}
      >
        {count}
      </text>
    </g>
  );
}
