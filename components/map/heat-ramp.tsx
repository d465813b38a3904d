/** Stops of the ramp: how hot, then red, green, blue and alpha, all 0 to 1. Dark means more, so that it reads on paper. */
const STOPS = [
  [0, 1, 0.769, 0.329, 0],
  [0.18, 0.98, 0.667, 0.235, 0.47],
  [0.45, 0.878, 0.29, 0.11, 0.71],
  [0.75, 0.541, 0.055, 0.133, 0.83],
  [1, 0.188, 0.016, 0.157, 0.89],
] as const;

/** Evenly spaced samples of the ramp, as the SVG filter requires. */
const SAMPLES = 20;

function channel(index: 1 | 2 | 3 | 4): string {
  return Array.from({ length: SAMPLES + 1 }, (_, n) => sample(n / SAMPLES, index).toFixed(3)).join(' ');
}

function sample(heat: number, index: 1 | 2 | 3 | 4): number {
  const above = Math.max(
    1,
    STOPS.findIndex(([at]) => at >= heat),
  );
  const [from, to] = [STOPS[above - 1] ?? STOPS[0], STOPS[above] ?? STOPS[1]];
  const part = (heat - from[0]) / (to[0] - from[0]);
  return from[index] + (to[index] - from[index]) * part;
}

/** Copies alpha to all colour channels, in which the ramp then looks it up. */
const ALPHA_EVERYWHERE = '0 0 0 1 0  0 0 0 1 0  0 0 0 1 0  0 0 0 1 0';

/** A soft spot, and a filter that colours spots by how much they overlap. */
export function HeatRamp({ id }: { id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}-spot`}>
        <stop offset="0" stopColor="#000" />
        <stop offset="0.35" stopColor="#000" stopOpacity="0.75" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <filter id={`${id}-ramp`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="0.6" />
        <feColorMatrix values={ALPHA_EVERYWHERE} />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={channel(1)} />
          <feFuncG type="table" tableValues={channel(2)} />
          <feFuncB type="table" tableValues={channel(3)} />
          <feFuncA type="table" tableValues={channel(4)} />
        </feComponentTransfer>
      </filter>
    </defs>
  );
}
