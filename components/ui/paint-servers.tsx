const SIDES = ['order', 'destruction', 'neutral'] as const;

type HatchSide = (typeof SIDES)[number];

const hatchId = 'hatch';
const washId = (side: HatchSide) => `wash-${side}`;

/** The fill of Destruction's shapes: a hatch, so that colour is not all that distinguishes them. */
export const HATCH = `url(#${hatchId})`;

/** A fill that fades in towards the right, in the colour of a realm. */
export const washOf = (side: HatchSide) => `url(#${washId(side)})`;

/** The patterns and gradients that drawings all over the page are filled with, once. */
export function PaintServers() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <pattern id={hatchId} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="stroke-(--hatch)" d="M1.5 0V7" strokeWidth="3" />
      </pattern>
      {SIDES.map((side) => (
        <linearGradient key={side} id={washId(side)} data-side={side}>
          <stop offset="0" stopColor="var(--wash)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--wash)" />
        </linearGradient>
      ))}
    </svg>
  );
}
