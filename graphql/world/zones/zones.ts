import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';
import rows from './zones.json' with { type: 'json' };
import type { Random } from '#graphql/rules/random.ts';

/** North-west and south-east corner of the zone's map in zone coordinates. */
export type Corners = readonly [nwX: number, nwY: number, seX: number, seY: number];

/** The two opposing races whose campaign a zone belongs to; null outside the three campaigns. */
export type Pairing = 'dwarf' | 'empire' | 'elf';
export const PAIRINGS: readonly Pairing[] = ['dwarf', 'empire', 'elf'];

export type ZoneKind = 'open-world' | 'fortress' | 'city' | 'scenario' | 'dungeon' | 'other';

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly kind: ZoneKind;
  /** 1 to 4; 0 where it is not known. */
  readonly tier: number;
  readonly pairing: Pairing | null;
  readonly corners: Corners | null;
}

/**
 * The zones of the game (rules.md: Zones): real ids, names, tiers and corners. The kind "other" stands for unknown. The
 * six zones without a name (45, 47, 141, 297, 412, 414) got an invented one.
 */
export const ZONES = rows as readonly Zone[];

const BY_ID = new Map(ZONES.map((zone) => [zone.id, zone]));

/** @throws RangeError for an id that no zone has */
export function zoneById(id: number): Zone {
  const zone = BY_ID.get(id);
  if (!zone) throw new RangeError(`No zone ${id}`);
  return zone;
}

/** The zones with the corners of their maps. */
export const zoneTable = (): WorldTable =>
  rowTable(
    'zone',
    Array.from(ZONES, ({ id, name, kind, tier, corners }) => [
      id,
      name,
      kind,
      tier,
      ...(corners ?? NO_CORNERS),
    ]),
  );

const NO_CORNERS = [null, null, null, null];

/** A location in zone coordinates: 0 to 65535 from west to east and from north to south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const LAST = 65_535;

/** The corners of a zone without map. */
export const FULL_EXTENT: Corners = [0, 0, LAST, LAST];

const clamp = (value: number, low: number, high: number): number =>
  Math.round(Math.min(Math.max(value, low), Math.min(high, LAST)));

/** Draws a point near another one, never outside the corners; spread is the usual distance. */
export function randomPointNear(random: Random, around: Point, spread: number, corners: Corners): Point {
  const [nwX, nwY, seX, seY] = corners;
  return {
    x: clamp(around.x + random.bell() * spread, nwX, seX),
    y: clamp(around.y + random.bell() * spread, nwY, seY),
  };
}

/** Any point inside the corners with a margin to them: 0.1 is a tenth of the width. */
export function randomPoint(random: Random, [nwX, nwY, seX, seY]: Corners, margin: number): Point {
  return {
    x: Math.round(nwX + (seX - nwX) * random.between(margin, 1 - margin)),
    y: Math.round(nwY + (seY - nwY) * random.between(margin, 1 - margin)),
  };
}

/** The point at a share of the way from one to another. */
export const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const SEA_LEVEL = 6000;
const RELIEF = 2200;

/**
 * Height of the ground at a point of a zone, in the units of points: hills that rise and fall over some thousand
 * units. The same point always has the same height, from 0 to 65535.
 */
export function heightAt({ zone: { id }, x, y }: Point & { readonly zone: Zone }): number {
  const ridges = Math.sin(x / 9100 + id) + Math.sin(y / 7300 - id * 1.7);
  const hills = 0.4 * Math.sin((x + y) / 3100 + id * 0.3);
  return Math.round(SEA_LEVEL + RELIEF * (ridges + hills));
}
