import type { Occupied } from './occupied-areas.ts';
import { distance, PARCHMENT, type Place, point, softLine } from './map-geometry.ts';
import { roadFinder } from './road-finder.ts';
import type { Settlements } from './settlements.ts';
import type { Terrain } from './terrain.ts';

const ROAD_RADIUS = 0.6;

const nearestTo = (place: Place, others: readonly Place[]): Place | undefined =>
  others.toSorted((one, other) => distance(one, place) - distance(other, place))[0];

/** Each settlement but the first is joined to the nearest one before it. */
const findRoads = (land: Terrain, { keeps, villages }: Settlements): (readonly Place[])[] => {
  const find = roadFinder(land);
  const places = [...keeps, ...villages];
  return places.flatMap((place, index) => {
    const near = nearestTo(place, places.slice(0, index));
    const road = near && find(place, near);
    return road ? [road] : [];
  });
};

const roadPath = (road: readonly Place[]): string => {
  const end = road.at(-1);
  return end ? `<path d="${softLine(road.slice(0, -1))}L${point(end)}"/>` : '';
};

/** Dashed roads between the settlements, on a pale bed that parts them from the ground. */
export const roads = (land: Terrain, places: Settlements, occupied: Occupied): string => {
  const found = findRoads(land, places);
  for (const place of found.flat()) occupied.add(place, ROAD_RADIUS);
  const paths = found.map(roadPath).join('');
  return (
    `<g fill="none" stroke="${PARCHMENT}" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round">${paths}</g>` +
    `<g fill="none" stroke="#6b3a22" stroke-width="1.7" stroke-dasharray="6 4" stroke-linecap="round">${paths}</g>`
  );
};
