import type { Biome } from './biomes.ts';
import { CELL, CELLS } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import type { Random } from './noise.ts';
import type { Occupied } from './occupied-areas.ts';
import { INK, type Place, px } from './map-geometry.ts';
import type { RiverBed } from './river-course.ts';
import type { Terrain } from './terrain.ts';

const TRIES = 5200;
const DEAD_SHARE = 0.7;
const SHADE = '#2f2a18';

const deadTree = (x: number, y: number, s: number): string =>
  `<path d="M${px(x)} ${px(y)}V${px(y - s * 1.5)}M${px(x)} ${px(y - s * 0.7)}l${px(s * 0.5)} ${px(-s * 0.55)}` +
  `M${px(x)} ${px(y - s * 0.9)}l${px(-s * 0.45)} ${px(-s * 0.5)}" stroke="${INK}" stroke-width="1.1" fill="none" opacity=".8"/>`;

const conifer = (x: number, y: number, s: number, green: string): string =>
  `<path d="M${px(x)} ${px(y - s * 2)}L${px(x + s * 0.68)} ${px(y - s * 0.25)}H${px(x - s * 0.68)}Z" fill="${green}" ` +
  `stroke="${INK}" stroke-width=".85" stroke-linejoin="round"/>` +
  `<path d="M${px(x)} ${px(y - s * 2)}L${px(x + s * 0.68)} ${px(y - s * 0.25)}H${px(x + s * 0.1)}Z" fill="${SHADE}" opacity=".32"/>`;

const broadleaf = (x: number, y: number, s: number): string =>
  `<path d="M${px(x)} ${px(y + s * 0.25)}V${px(y - s * 0.4)}" stroke="${INK}" stroke-width="1.1"/>` +
  `<circle cx="${px(x)}" cy="${px(y - s * 0.85)}" r="${px(s * 0.72)}" fill="#8f9062" stroke="${INK}" stroke-width=".85"/>` +
  `<path d="M${px(x + s * 0.1)} ${px(y - s * 0.2)}A${px(s * 0.72)} ${px(s * 0.72)} 0 0 0 ${px(x + s * 0.3)} ${px(y - s * 1.5)}` +
  `A${px(s * 0.9)} ${px(s * 0.9)} 0 0 1 ${px(x + s * 0.1)} ${px(y - s * 0.2)}Z" fill="${SHADE}" opacity=".38"/>`;

const draw = (place: Place, biome: Biome, isConifer: boolean, random: Random): string => {
  const [x, y] = [place.x * CELL, place.y * CELL];
  const size = 5.6 + random() * 1.7;
  if (biome.deadTrees && random() < DEAD_SHARE) return deadTree(x, y, size);
  return isConifer ? conifer(x, y, size, biome.snow ? '#a9b0a0' : '#7f8560') : broadleaf(x, y, size);
};

const growsAt = (land: Terrain, biome: Biome, { x, y }: Place): boolean => {
  const height = land.heights.at(x, y);
  return (
    height >= 0.035 && height <= biome.mountains * 0.98 && land.woods.at(x, y) >= 0.6 - biome.forest * 0.12
  );
};

/** One tree to each patch of this size, or woods turn into a blot. */
const patchOf = ({ x, y }: Place): string => `${Math.trunc(x / 3.4)} ${Math.trunc(y / 2.6)}`;

/** Woods where the ground lets trees grow, off the rivers and off everything that stands already. */
export const trees = (
  land: Terrain,
  biome: Biome,
  bed: RiverBed,
  occupied: Occupied,
  random: Random,
): readonly MapSymbol[] => {
  const most = biome.forest > 0 ? 430 * biome.forest + 40 : 0;
  const patches = new Set<string>();
  const symbols: MapSymbol[] = [];
  for (let tries = 0; tries < TRIES && symbols.length < most; tries += 1) {
    const place = { x: 6 + random() * (CELLS - 12), y: 8 + random() * (CELLS - 14) };
    if (!growsAt(land, biome, place) || patches.has(patchOf(place))) continue;
    if (!occupied.isFree(place, 2.4) || bed.has(place)) continue;
    patches.add(patchOf(place));
    const isConifer = land.stands(place.x * 0.05, place.y * 0.05) < 0.25 + biome.conifers * 0.5;
    symbols.push({ foot: place.y, svg: draw(place, biome, isConifer, random) });
  }
  return symbols;
};
