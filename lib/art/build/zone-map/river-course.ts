import { CELLS } from './grid.ts';
import type { Random } from './noise.ts';
import { distance, type MapPoint } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

const MAX_STEPS = 420;
const DIRECTIONS = 20;
const LOOK_AHEAD = 3.2;
const STEP_LENGTH = 1.7;
/** A river may meet another one only after this many steps. */
const MIN_STEPS_BEFORE_CONFLUENCE = 14;
const MIN_LENGTH = 26;

/** The cells that water already runs through, in blocks of three. */
export class RiverBed {
  readonly #blocks = new Set<string>();

  static #block({ x, y }: MapPoint): string {
    return `${Math.trunc(x / 3)} ${Math.trunc(y / 3)}`;
  }

  has(point: MapPoint): boolean {
    return this.#blocks.has(RiverBed.#block(point));
  }

  add(course: readonly MapPoint[]): void {
    for (const point of course) this.#blocks.add(RiverBed.#block(point));
  }
}

const isOutside = ({ x, y }: MapPoint): boolean => x < 1 || y < 1 || x > CELLS - 1 || y > CELLS - 1;

/** The steepest way down from a point, with inertia for straight courses and noise for bends. */
const downhill = ({ heights, riverNoise }: Terrain, { x, y }: MapPoint, heading: MapPoint): MapPoint => {
  let lowest = Number.POSITIVE_INFINITY;
  let best: MapPoint = { x: 0, y: 0 };
  for (let index = 0; index < DIRECTIONS; index += 1) {
    const angle = (index / DIRECTIONS) * Math.PI * 2;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const ahead = heights.at(x + direction.x * LOOK_AHEAD, y + direction.y * LOOK_AHEAD);
    const inertia = 0.045 * (direction.x * heading.x + direction.y * heading.y);
    const score = ahead - inertia + (riverNoise(x * 0.12 + index, y * 0.12) - 0.5) * 0.02;
    if (score < lowest) {
      lowest = score;
      best = direction;
    }
  }
  return best;
};

const turned = (heading: MapPoint, direction: MapPoint): MapPoint => ({
  x: heading.x * 0.55 + direction.x * 0.45,
  y: heading.y * 0.55 + direction.y * 0.45,
});

const isSource = ({ heights }: Terrain, { x, y }: MapPoint): boolean => {
  const height = heights.at(x, y);
  return height >= 0.45 && height <= 0.9;
};

/** Follows the water from a source to a lake, the edge of the map or another river; null if it runs dry before. */
const follow = (land: Terrain, bed: RiverBed, source: MapPoint): MapPoint[] | null => {
  const course = [source];
  let point = source;
  let heading: MapPoint = { x: 0, y: 0 };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (land.heights.at(point.x, point.y) <= 0.005 || isOutside(point)) return course;
    heading = turned(heading, downhill(land, point, heading));
    const length = distance(heading, { x: 0, y: 0 }) || 1;
    point = {
      x: point.x + (heading.x / length) * STEP_LENGTH,
      y: point.y + (heading.y / length) * STEP_LENGTH,
    };
    course.push(point);
    if (course.length > MIN_STEPS_BEFORE_CONFLUENCE && bed.has(point)) return course;
  }
  return null;
};

/** The course from one random source; null where none long enough starts there. */
export const riverCourse = (land: Terrain, bed: RiverBed, random: Random): readonly MapPoint[] | null => {
  const source = { x: 18 + random() * (CELLS - 36), y: 18 + random() * (CELLS - 36) };
  if (!isSource(land, source)) return null;
  const course = follow(land, bed, source);
  return course !== null && course.length >= MIN_LENGTH ? course : null;
};
