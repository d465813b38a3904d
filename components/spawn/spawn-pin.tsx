import { pinAngle } from '#lib/game/places/pin-angle.ts';
import type { SpawnGroup } from '#lib/game/places/spawn-groups.ts';
import { staticImages } from '#lib/url/static-images.ts';

/** Pixels of the picture, for one spawn and for a group. */
const ONE = 32;
const GROUP = 46;

/** Of the picture's height: where the pin's point is, and the middle of its head. */
const POINT = 0.92;
const HEAD = 0.322;

/** The colours of the pin, which are the same on every map. */
const BRASS = '#d9b25a';
const OUTLINE = '#2a1c08';

/** A pin whose point is where a spawn is; for a group it carries the number of spawns. */
export function SpawnPin({ group }: { readonly group: SpawnGroup }) {
  const { left, top, count } = group;
  const size = count > 1 ? GROUP : ONE;
  const angle = pinAngle(group);
  return (
    <svg x={`${left.toFixed(2)}%`} y={`${top.toFixed(2)}%`} overflow="visible">
      <g className="narrow:[scale:0.75]">
        <image
          href={staticImages.spawn}
          x={-size / 2}
          y={-POINT * size}
          width={size}
          height={size}
          transform={angle === 0 ? undefined : `rotate(${angle})`}
        />
        {count > 1 && <Count count={count} angle={angle} />}
      </g>
    </svg>
  );
}

/** The number in the head of a group's pin, upright however the pin is turned. */
function Count({ count, angle }: { readonly count: number; readonly angle: number }) {
  const length = (POINT - HEAD) * GROUP;
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
