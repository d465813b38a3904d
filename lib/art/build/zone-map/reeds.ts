import type { Biome } from './biomes.ts';
import { CELL, CELLS } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import type { Random } from './noise.ts';
import type { Occupied } from './occupied-areas.ts';
import { INK, type Place, px } from './map-geometry.ts';
import type { Terrain } from './terrain.ts';

const TRIES = 900;
const CHANCE = 0.3;
const MANY = 70;
const FEW = 14;

const draw = (place: Place): string => {
  const [x, y] = [place.x * CELL, place.y * CELL];
  return (
    `<path d="M${px(x - 6)} ${px(y)}h12M${px(x - 3)} ${px(y)}l-1.5 -5M${px(x)} ${px(y)}v-6.5M${px(x + 3)} ${px(y)}l1.5 -5" ` +
    `stroke="${INK}" stroke-width=".95" fill="none" opacity=".62"/>`
  );
};

/** Reeds on wet ground: many in a marsh, a few on some other maps. */
export const reeds = (
  land: Terrain,
  biome: Biome,
  occupied: Occupied,
  random: Random,
): readonly MapSymbol[] => {
  if (biome.underground || (!biome.reeds && random() >= CHANCE)) return [];
  const most = biome.reeds ? MANY : FEW;
  const symbols: MapSymbol[] = [];
  for (let tries = 0; tries < TRIES && symbols.length < most; tries += 1) {
    const place = { x: 8 + random() * (CELLS - 16), y: 8 + random() * (CELLS - 16) };
    const height = land.heights.at(place.x, place.y);
    if (height < 0.01 || height > 0.16 || !occupied.isFree(place, 3)) continue;
    symbols.push({ foot: place.y, svg: draw(place) });
  }
  return symbols;
};
