import type { Biome } from './biomes.ts';
import { CELL_SIZE, CELLS } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import type { Random } from './noise.ts';
import type { OccupiedAreas } from './occupied-areas.ts';
import { INK, type MapPoint, px } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

const ATTEMPTS = 900;
const CHANCE = 0.3;
const MANY = 70;
const FEW = 14;

const draw = (point: MapPoint): string => {
  const [x, y] = [point.x * CELL_SIZE, point.y * CELL_SIZE];
  return (
    `<path d="M${px(x - 6)} ${px(y)}h12M${px(x - 3)} ${px(y)}l-1.5 -5M${px(x)} ${px(y)}v-6.5M${px(x + 3)} ${px(y)}l1.5 -5" ` +
    `stroke="${INK}" stroke-width=".95" fill="none" opacity=".62"/>`
  );
};

/** Reeds on wet ground: many in a marsh, a few on some other maps. */
export const reeds = (
  land: Terrain,
  biome: Biome,
  occupied: OccupiedAreas,
  random: Random,
): readonly MapSymbol[] => {
  if (biome.underground || (!biome.reeds && random() >= CHANCE)) return [];
  const most = biome.reeds ? MANY : FEW;
  const symbols: MapSymbol[] = [];
  for (let attempts = 0; attempts < ATTEMPTS && symbols.length < most; attempts += 1) {
    const point = { x: 8 + random() * (CELLS - 16), y: 8 + random() * (CELLS - 16) };
    const height = land.heights.at(point.x, point.y);
    if (height < 0.01 || height > 0.16 || !occupied.isFree(point, 3)) continue;
    symbols.push({ baseY: point.y, svg: draw(point) });
  }
  return symbols;
};
