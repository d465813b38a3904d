import type { HeatmapPointFragment } from '#graphql/generated/documents.ts';
import { counted, percent } from '#lib/format/number.ts';
import { mapRegion } from './map-position.ts';
import { HEATMAP_GRID } from './heat-cells.ts';

/** The kills in a cell of the grid over a zone's map; cells are counted from 0 at the north-west corner. */
export type HeatmapPoint = HeatmapPointFragment;

/** The kills on a map. */
export interface KillsHeatmap {
  readonly points: readonly HeatmapPoint[];
  /** All kills; those in a place whose map has no corners have no point. */
  readonly kills: number;
}

/** Radius of a spot, in cells (rules.md: Heatmaps). */
export const SPOT_RADIUS = 2.4;
/** The faintest spot still to be seen, as a part of the hottest (rules.md: Heatmaps). */
const FAINTEST = 0.05;

const DAYS = 30;
const DAY = 86_400;

/**
 * The start of the window of a zone's heatmap: 30 days back from the start of the current UTC day (rules.md: Heatmaps).
 * @returns epoch seconds
 * @example zoneWindowStart(new Date('2026-11-21T20:00:00Z')) // 1792627200
 */
export function zoneWindowStart(now: Date): number {
  const today = Math.floor(now.getTime() / 1000 / DAY) * DAY;
  return today - DAYS * DAY;
}

/** A spot on a map of 64 by 64: its centre, and how hot it is, above 0 up to 1. */
export interface HeatmapSpot {
  readonly cx: number;
  readonly cy: number;
  readonly heat: number;
}

/**
 * Returns the spots to draw, one for each cell; the hottest has heat 1. Points outside of the grid and without kills
 * are left out.
 * @example heatmapSpots([{ x: 0, y: 0, count: 4 }]) // [{ cx: 0.5, cy: 0.5, heat: 1 }]
 */
export function heatmapSpots(points: readonly HeatmapPoint[]): HeatmapSpot[] {
  const drawn = points.filter(isDrawn);
  const most = Math.max(1, ...drawn.map(({ count }) => count));
  return drawn.map(({ x, y, count }) => ({
    cx: x + 0.5,
    cy: y + 0.5,
    heat: Math.max(count / most, FAINTEST),
  }));
}

function isDrawn({ x, y, count }: HeatmapPoint): boolean {
  return count > 0 && x >= 0 && y >= 0 && x < HEATMAP_GRID && y < HEATMAP_GRID;
}

/** A part of a map, as a compass names it, and the kills in it. */
export interface HeatmapPart {
  readonly part: string;
  readonly kills: number;
  /** The share of all kills on the map, whole and without a sign: '45'. */
  readonly percent: string;
  /** The kills of both realms, where they are known apart. */
  readonly sides?: { readonly order: number; readonly destruction: number };
}

/**
 * The parts of a map with kills in them, those with the most first.
 * @example heatmapParts([{ x: 0, y: 0, count: 4 }]) // [{ part: 'north-west', kills: 4, percent: '100' }]
 */
export function heatmapParts(points: readonly HeatmapPoint[]): readonly HeatmapPart[] {
  const parts = new Map<string, number>();
  for (const { x, y, count } of points.filter(isDrawn)) {
    const part = mapRegion(((x + 0.5) / HEATMAP_GRID) * 100, ((y + 0.5) / HEATMAP_GRID) * 100);
    parts.set(part, (parts.get(part) ?? 0) + count);
  }
  const total = [...parts.values()].reduce((sum, kills) => sum + kills, 0);
  return [...parts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, kills]) => ({ part, kills, percent: percent(kills, total, 0) }));
}

/** Parts of the map that the summary names. */
const NAMED_PARTS = 3;

/**
 * A heatmap in words: the kills on the map, and the parts of it with the most of them.
 * @param kills all kills; an API that does not know the corners of a map gives none of them a point
 * @param hasMap true where this site has a map of the place
 * @example heatmapSummary([{ x: 0, y: 0, count: 4 }], 4, true) // '4 kills: north-west 100%'
 * @example heatmapSummary([], 18, false) // '18 kills. There is no map of this place.'
 */
export function heatmapSummary(points: readonly HeatmapPoint[], kills: number, hasMap: boolean): string {
  const parts = heatmapParts(points);
  if (parts.length === 0) return summaryWithoutPoints(kills, hasMap);
  const total = parts.reduce((sum, part) => sum + part.kills, 0);
  const busiest = parts.slice(0, NAMED_PARTS).map((part) => `${part.part} ${part.percent}%`);
  return `${counted(total, 'kill')}: ${busiest.join(', ')}`;
}

function summaryWithoutPoints(kills: number, hasMap: boolean): string {
  if (kills === 0) return 'No kills';
  const why = hasMap ? 'Where on the map is not known.' : 'There is no map of this place.';
  return `${counted(kills, 'kill')}. ${why}`;
}
