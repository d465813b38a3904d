import { CELLS } from './grid.ts';
import type { Random } from './noise.ts';
import { distance, type Place } from './map-geometry.ts';
import type { Terrain } from './terrain.ts';

const LONGEST = 420;
const DIRECTIONS = 20;
const REACH = 3.2;
const PACE = 1.7;
/** A river may meet another one only after this many steps. */
const LEAST_BEFORE_MEETING = 14;
const LEAST_LENGTH = 26;

/** The cells that water already runs through, in blocks of three. */
export class RiverBed {
  readonly #blocks = new Set<string>();

  static #block({ x, y }: Place): string {
    return `${Math.trunc(x / 3)} ${Math.trunc(y / 3)}`;
  }

  has(place: Place): boolean {
    return this.#blocks.has(RiverBed.#block(place));
  }

  add(course: readonly Place[]): void {
    for (const place of course) this.#blocks.add(RiverBed.#block(place));
  }
}

const isOutside = ({ x, y }: Place): boolean => x < 1 || y < 1 || x > CELLS - 1 || y > CELLS - 1;

/** The lowest way on from a place, where going straight counts as lower and noise makes the river wander. */
const downhill = ({ heights, bends }: Terrain, { x, y }: Place, heading: Place): Place => {
  let lowest = Number.POSITIVE_INFINITY;
  let best: Place = { x: 0, y: 0 };
  for (let turn = 0; turn < DIRECTIONS; turn += 1) {
    const angle = (turn / DIRECTIONS) * Math.PI * 2;
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    const ahead = heights.at(x + way.x * REACH, y + way.y * REACH);
    const inertia = 0.045 * (way.x * heading.x + way.y * heading.y);
    const seen = ahead - inertia + (bends(x * 0.12 + turn, y * 0.12) - 0.5) * 0.02;
    if (seen < lowest) {
      lowest = seen;
      best = way;
    }
  }
  return best;
};

const turned = (heading: Place, way: Place): Place => ({
  x: heading.x * 0.55 + way.x * 0.45,
  y: heading.y * 0.55 + way.y * 0.45,
});

const isSpring = ({ heights }: Terrain, { x, y }: Place): boolean => {
  const height = heights.at(x, y);
  return height >= 0.45 && height <= 0.9;
};

/** Follows the water from a spring to a lake, the edge of the map or another river; null if it runs dry before. */
const follow = (land: Terrain, bed: RiverBed, spring: Place): Place[] | null => {
  const course = [spring];
  let place = spring;
  let heading: Place = { x: 0, y: 0 };
  for (let step = 0; step < LONGEST; step += 1) {
    if (land.heights.at(place.x, place.y) <= 0.005 || isOutside(place)) return course;
    heading = turned(heading, downhill(land, place, heading));
    const length = distance(heading, { x: 0, y: 0 }) || 1;
    place = { x: place.x + (heading.x / length) * PACE, y: place.y + (heading.y / length) * PACE };
    course.push(place);
    if (course.length > LEAST_BEFORE_MEETING && bed.has(place)) return course;
  }
  return null;
};

/** Tries one random spring; null where no river worth drawing comes of it. */
export const riverCourse = (land: Terrain, bed: RiverBed, random: Random): readonly Place[] | null => {
  const spring = { x: 18 + random() * (CELLS - 36), y: 18 + random() * (CELLS - 36) };
  if (!isSpring(land, spring)) return null;
  const course = follow(land, bed, spring);
  return course !== null && course.length >= LEAST_LENGTH ? course : null;
};
