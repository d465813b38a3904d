import type { Biome } from './biomes.ts';
import { CELL_SIZE, CELLS } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import type { Random } from './noise.ts';
import type { OccupiedAreas } from './occupied-areas.ts';
import { INK, type MapPoint, px } from './map-drawing.ts';
import type { RiverBed } from './river-course.ts';
import type { Terrain } from './terrain.ts';

const ATTEMPTS = 5200;
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

const draw = (point: MapPoint, biome: Biome, isConifer: boolean, random: Random): string => {
  const [x, y] = [point.x * CELL_SIZE, point.y * CELL_SIZE];
  const size = 5.6 + random() * 1.7;
  if (biome.deadTrees && random() < DEAD_SHARE) return deadTree(x, y, size);
  return isConifer ? conifer(x, y, size, biome.snow ? '#a9b0a0' : '#7f8560') : broadleaf(x, y, size);
};

const growsAt = (land: Terrain, biome: Biome, { x, y }: MapPoint): boolean => {
  const height = land.heights.at(x, y);
  return (
    height >= 0.035 &&
    height <= biome.mountains * 0.98 &&
    land.forestDensity.at(x, y) >= 0.6 - biome.forest * 0.12
  );
};

/** At most one tree per patch of this size, so that woods do not become a blot. */
const patchOf = ({ x, y }: MapPoint): string => `${Math.trunc(x / 3.4)} ${Math.trunc(y / 2.6)}`;

/** Woods where the ground lets trees grow, off the rivers and all other symbols. */
export const trees = (
  land: Terrain,
  biome: Biome,
  bed: RiverBed,
  occupied: OccupiedAreas,
  random: Random,
): readonly MapSymbol[] => {
  const most = biome.forest > 0 ? 430 * biome.forest + 40 : 0;
  const patches = new Set<string>();
  const symbols: MapSymbol[] = [];
  for (let attempts = 0; attempts < ATTEMPTS && symbols.length < most; attempts += 1) {
    const point = { x: 6 + random() * (CELLS - 12), y: 8 + random() * (CELLS - 14) };
    if (!growsAt(land, biome, point) || patches.has(patchOf(point))) continue;
    if (!occupied.isFree(point, 2.4) || bed.has(point)) continue;
    patches.add(patchOf(point));
    const isConifer = land.treeMix(point.x * 0.05, point.y * 0.05) < 0.25 + biome.conifers * 0.5;
    symbols.push({ baseY: point.y, svg: draw(point, biome, isConifer, random) });
  }
  return symbols;
};
