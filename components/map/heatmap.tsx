import { writeHeatCells, HEATMAP_GRID } from '#lib/game/places/heat-cells.ts';
import {
  type HeatmapPoint,
  type HeatmapSpot,
  heatmapSpots,
  heatmapSummary,
  SPOT_RADIUS,
} from '#lib/game/places/heatmap.ts';
import { type AreaPart, leftOfName } from '#lib/game/places/zone-layer.ts';
import { mapImage } from '#lib/game/places/map-image.ts';
import { HeatCounts } from './heat-counts.island.tsx';
import { AreaSides, SIDES_LEGEND } from './area-sides.tsx';
import { ZoneMap } from './zone-map.tsx';

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
function HeatRamp({ id }: { id: string }) {
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

interface Props {
  readonly zoneId: string | undefined;
  /** The name of the map: "Mourkain Temple". */
  readonly place: string;
  readonly points: readonly HeatmapPoint[];
  /** All kills, also those without a place on the map. */
  readonly kills: number;
  /** Largest width in pixels; narrower screens shrink it. */
  readonly size: 300 | 500;
  /** The areas with kills, whose names stand on the map. */
  readonly areas?: readonly AreaPart[];
}

const WIDTHS = { 300: 'max-w-[300px] narrow:max-w-[500px]', 500: 'max-w-[500px]' };

/**
 * Draws kills as vector art over the zone's map, so that it needs no script, and describes them in words. Scripts add
 * the count under the pointer. Without points there is nothing to draw: the words stand alone.
 */
export function Heatmap({ zoneId, place, points, kills, size, areas }: Props) {
  const spots = heatmapSpots(points);
  const summary = heatmapSummary(points, kills, mapImage(zoneId, 512) !== null);
  const figure = `w-full ${WIDTHS[size]} text-center text-sm text-muted`;
  if (spots.length === 0) {
    return (
      <figure className={`${figure} rounded border border-dashed border-line-strong px-6 py-9`}>
        <figcaption className="text-balance">{summary}</figcaption>
      </figure>
    );
  }
  return (
    <figure className={`${figure} grid content-start gap-2`}>
      <ZoneMap zoneId={zoneId} label={`Heatmap of kills on the map of ${place}. ${summary}.`}>
        <HeatSpots id={`heat-${zoneId}-${size}`} spots={spots} />
        {areas && <AreaSides areas={areas} />}
        {areas && <AreaNames areas={areas} />}
        <HeatCounts cells={writeHeatCells(points)} />
      </ZoneMap>
      <figcaption>
        {summary}
        {areas?.some(({ marker }) => marker) && <span className="mt-1 block">{SIDES_LEGEND}</span>}
      </figcaption>
    </figure>
  );
}

/** Pixels that a letter of a name needs on average. */
const LETTER = 7;

/** The areas that are named on a map, at most, and the room of a name, in percent of the map. */
const [MOST_NAMES, NAME_WIDTH, NAME_HEIGHT] = [5, 26, 5];

/** The areas whose names have room on the map: of two that would cover each other, the one with more kills. */
function namedAreas(areas: readonly AreaPart[]) {
  const named: { readonly part: string; readonly left: number; readonly top: number }[] = [];
  for (const { part, marker } of areas) {
    if (!marker || named.length === MOST_NAMES) continue;
    const [left, top] = [leftOfName(marker), marker.top];
    const isCovered = named.some(
      (other) => Math.abs(other.left - left) < NAME_WIDTH && Math.abs(other.top - top) < NAME_HEIGHT,
    );
    if (!isCovered) named.push({ part, left, top });
  }
  return named;
}

/** The names of the areas with the most kills, each where its victims fell on average. The list beside says the same. */
const AreaNames = ({ areas }: { readonly areas: readonly AreaPart[] }) => (
  <svg className="absolute inset-0 size-full" aria-hidden="true">
    {namedAreas(areas).map(({ part, left, top }) => {
      const width = part.length * LETTER + LETTER;
      return (
        <svg key={part} x={`${left.toFixed(1)}%`} y={`${top.toFixed(1)}%`} overflow="visible">
          <rect x={-width / 2} y={-9} width={width} height={18} rx={3} className="fill-bg" />
          <text className="fill-text font-text text-[12px] font-semibold" textAnchor="middle" dy={4}>
            {part}
          </text>
        </svg>
      );
    })}
  </svg>
);

function HeatSpots({ id, spots }: { id: string; spots: readonly HeatmapSpot[] }) {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${HEATMAP_GRID} ${HEATMAP_GRID}`}
      aria-hidden="true"
    >
      <HeatRamp id={id} />
      <g filter={`url(#${id}-ramp)`}>
        {spots.map(({ cx, cy, heat }) => (
          <circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={SPOT_RADIUS}
            opacity={Number(heat.toFixed(3))}
            fill={`url(#${id}-spot)`}
          />
        ))}
      </g>
    </svg>
  );
}
