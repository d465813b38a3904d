import type { Biome } from './biomes.ts';
import type { Random } from './noise.ts';
import { type MapPoint, px, smoothPath } from './map-drawing.ts';
import { RiverBed, riverCourse } from './river-course.ts';
import type { Terrain } from './terrain.ts';

const ATTEMPTS = 60;
/** A river widens in this many reaches from source to mouth. */
const REACHES = 4;
const BANK = '#4b5a56';

interface Rivers {
  readonly svg: string;
  readonly bed: RiverBed;
}

const reachWidth = (reach: number): number => 1.5 + reach * 0.95;

const reachLines = (course: readonly MapPoint[]): string[] => {
  const points = course.filter((_, index) => index % 3 === 0 || index === course.length - 1);
  return Array.from({ length: REACHES }, (_, reach) => {
    const start = Math.floor((points.length * reach) / REACHES);
    const end = Math.min(points.length, Math.floor((points.length * (reach + 1)) / REACHES) + 1);
    return end - start < 2 ? '' : smoothPath(points.slice(start, end));
  });
};

const strokes = (courses: readonly (readonly MapPoint[])[], colour: string, extraWidth: number): string =>
  courses
    .flatMap((course) =>
      reachLines(course).map((line, reach) => ({ line, width: reachWidth(reach) + extraWidth })),
    )
    .filter(({ line }) => line !== '')
    .map(({ line, width }) => `<path d="${line}" stroke="${colour}" stroke-width="${px(width)}"/>`)
    .join('');

const findCourses = (
  land: Terrain,
  bed: RiverBed,
  count: number,
  random: Random,
): (readonly MapPoint[])[] => {
  const courses: (readonly MapPoint[])[] = [];
  for (let attempts = 0; attempts < ATTEMPTS && courses.length < count; attempts += 1) {
    const course = riverCourse(land, bed, random);
    if (course === null) continue;
    bed.add(course);
    courses.push(course);
  }
  return courses;
};

/** Three to five rivers, or as many as the biome says. All banks lie under all water, so that mouths run into one. */
export const rivers = (land: Terrain, biome: Biome, random: Random): Rivers => {
  const bed = new RiverBed();
  const count = biome.rivers ?? 3 + Math.floor(random() * 3);
  const courses = findCourses(land, bed, count, random);
  const lines = strokes(courses, BANK, 1.6) + strokes(courses, biome.waterTint, 0);
  return { bed, svg: `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}</g>` };
};
