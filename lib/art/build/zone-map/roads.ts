import type { OccupiedAreas } from './occupied-areas.ts';
import { distance, PARCHMENT, type MapPoint, svgPoint, smoothPath } from './map-drawing.ts';
import { roadFinder } from './road-finder.ts';
import type { Settlements } from './settlements.ts';
import type { Terrain } from './terrain.ts';

const ROAD_RADIUS = 0.6;

const nearestTo = (point: MapPoint, others: readonly MapPoint[]): MapPoint | undefined =>
  others.toSorted((one, other) => distance(one, point) - distance(other, point))[0];

/** Each settlement but the first is joined to the nearest one before it. */
const findRoads = (land: Terrain, { keeps, villages }: Settlements): (readonly MapPoint[])[] => {
  const find = roadFinder(land);
  const points = [...keeps, ...villages];
  return points.flatMap((point, index) => {
    const near = nearestTo(point, points.slice(0, index));
    const road = near && find(point, near);
    return road ? [road] : [];
  });
};

const roadPath = (road: readonly MapPoint[]): string => {
  const end = road.at(-1);
  return end ? `<path d="${smoothPath(road.slice(0, -1))}L${svgPoint(end)}"/>` : '';
};

/** Dashed roads between the settlements, on a pale bed that parts them from the ground. */
export const roads = (land: Terrain, sites: Settlements, occupied: OccupiedAreas): string => {
  const found = findRoads(land, sites);
  for (const point of found.flat()) occupied.add(point, ROAD_RADIUS);
  const paths = found.map(roadPath).join('');
  return (
    `<g fill="none" stroke="${PARCHMENT}" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round">${paths}</g>` +
    `<g fill="none" stroke="#6b3a22" stroke-width="1.7" stroke-dasharray="6 4" stroke-linecap="round">${paths}</g>`
  );
};
