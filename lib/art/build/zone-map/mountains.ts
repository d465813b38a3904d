import type { Biome } from './biomes.ts';
import { CELL_SIZE, CELLS } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import type { Random } from './noise.ts';
import type { OccupiedAreas } from './occupied-areas.ts';
import { INK, type MapPoint, px } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

interface Mountain extends MapPoint {
  /** Half its width, in cells. */
  readonly size: number;
}

const ATTEMPTS = 2600;
const MAX_MOUNTAINS = 70;
const SNOW_FROM_SIZE = 8.2;

const crowds = (one: Mountain, other: Mountain): boolean =>
  Math.hypot(one.x - other.x, (one.y - other.y) * 1.25) < (one.size + other.size) * 0.62;

/** A point of the mountain: 1 to the right is half its width, 1 down its height below the base. */
type Outline = (right: number, down: number) => string;

const ridge = (at: Outline, lean: number): string =>
  `M${at(-1, 0.34)}Q${at(-0.55, 0)} ${at(-0.36, -0.28)}Q${at(-0.16, -0.46)} ${at(lean, -0.86)}` +
  `Q${at(0.22 + lean, -0.44)} ${at(0.4, -0.26)}Q${at(0.66, 0.06)} ${at(1, 0.34)}`;

const shadowSide = (at: Outline, lean: number): string =>
  `M${at(lean, -0.86)}Q${at(0.22 + lean, -0.44)} ${at(0.4, -0.26)}Q${at(0.66, 0.06)} ${at(1, 0.34)}` +
  `L${at(0.16, 0.34)}Q${at(-0.04, 0.02)} ${at(0.1, -0.22)}Q${at(-0.02, -0.5)} ${at(lean, -0.86)}Z`;

const snowCap = (at: Outline, lean: number): string =>
  `M${at(lean, -0.86)}L${at(-0.2, -0.42)}L${at(-0.07, -0.5)}L${at(0.03, -0.36)}L${at(0.12, -0.52)}L${at(0.24 + lean, -0.42)}Z`;

const creases = (at: Outline, lean: number): string =>
  `M${at(lean, -0.8)}Q${at(-0.02, -0.5)} ${at(0.1, -0.22)}Q${at(-0.04, 0.02)} ${at(0.1, 0.24)}` +
  `M${at(0.36, -0.1)}L${at(0.28, 0.2)}M${at(0.58, 0.08)}L${at(0.52, 0.26)}`;

const draw = (mountain: Mountain, biome: Biome, random: Random): string => {
  const width = mountain.size * CELL_SIZE;
  const height = width * (1.02 + random() * 0.35);
  const lean = (random() - 0.5) * 0.24;
  const at: Outline = (right, down) =>
    `${px(mountain.x * CELL_SIZE + right * width)} ${px(mountain.y * CELL_SIZE + down * height)}`;
  const snowy = biome.snow === true || (mountain.size > SNOW_FROM_SIZE && !biome.underground);
  return (
    `<path d="${ridge(at, lean)}Z" fill="${biome.snow ? '#efece2' : biome.land[1]}"/>` +
    `<path d="${shadowSide(at, lean)}" fill="#6d5238" opacity=".5"/>` +
    (snowy ? `<path d="${snowCap(at, lean)}" fill="#f4f1e6" opacity=".85"/>` : '') +
    `<path d="${ridge(at, lean)}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${creases(at, lean)}" fill="none" stroke="${INK}" stroke-width=".9" opacity=".75"/>`
  );
};

/** Mountains on high ground, larger the higher it is, none covering another by more than a shoulder. */
export const mountains = (
  land: Terrain,
  biome: Biome,
  occupied: OccupiedAreas,
  random: Random,
): readonly MapSymbol[] => {
  const standing: Mountain[] = [];
  const symbols: MapSymbol[] = [];
  for (let attempts = 0; attempts < ATTEMPTS && standing.length < MAX_MOUNTAINS; attempts += 1) {
    const point = { x: 10 + random() * (CELLS - 20), y: 12 + random() * (CELLS - 20) };
    const above = land.heights.at(point.x, point.y) - biome.mountains;
    if (above < 0) continue;
    const mountain = { ...point, size: 4.2 + Math.min(1, above / 0.34) * 6.6 };
    if (standing.some((other) => crowds(mountain, other)) || !occupied.isFree(point, mountain.size * 0.8))
      continue;
    standing.push(mountain);
    symbols.push({ baseY: point.y + mountain.size * 0.34, svg: draw(mountain, biome, random) });
  }
  for (const mountain of standing) occupied.add(mountain, mountain.size * 0.75);
  return symbols;
};
