import { CELLS } from './grid.ts';
import type { OccupiedAreas } from './occupied-areas.ts';
import { INK, PARCHMENT, type MapPoint, svgPoint, RED_INK } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

const INSET = 30;
const CROWDING_RADIUS = 34;
/** Standing on land counts like two symbols: the rose looks best at sea. */
const LAND_PENALTY = 2;

const emptiestCorner = (land: Terrain, occupied: OccupiedAreas): MapPoint => {
  const sides = [INSET, CELLS - INSET];
  const crowding = (corner: MapPoint): number =>
    occupied.countNear(corner, CROWDING_RADIUS) +
    (land.heights.at(corner.x, corner.y) > 0 ? LAND_PENALTY : 0);
  const corners = sides.flatMap((y) => sides.map((x) => ({ x, y })));
  return corners.reduce((best, corner) => (crowding(corner) < crowding(best) ? corner : best));
};

const ray = (degrees: number, length: number, width: number): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const tip = `L${(cos * length).toFixed(1)} ${(sin * length).toFixed(1)}Z`;
  const half = width * 0.7;
  const dark = `${((cos - sin) * half).toFixed(1)} ${((sin + cos) * half).toFixed(1)}`;
  const light = `${((cos + sin) * half).toFixed(1)} ${((sin - cos) * half).toFixed(1)}`;
  return (
    `<path d="M0 0L${dark}${tip}" fill="${INK}"/>` +
    `<path d="M0 0L${light}${tip}" fill="${PARCHMENT}" stroke="${INK}" stroke-width=".8"/>`
  );
};

const ROSE =
  `<circle r="42" fill="${PARCHMENT}" opacity=".34"/><circle r="36" fill="none" stroke="${INK}" stroke-width="1.4"/>` +
  `<circle r="32" fill="none" stroke="${INK}" stroke-width=".7" stroke-dasharray="2 3"/>` +
  [45, 135, 225, 315].map((degrees) => ray(degrees, 26, 7)).join('') +
  [0, 90, 180, 270].map((degrees) => ray(degrees, 46, 10)).join('') +
  `<path d="M-7 -50h14l-7 -12z" fill="${RED_INK}" stroke="${INK}" stroke-width="1"/>` +
  `<circle r="4" fill="${RED_INK}" stroke="${INK}"/>`;

/** In cells. */
const ROSE_RADIUS = 14;

/** A compass rose in the emptiest corner, which it then takes for itself. */
export const compass = (land: Terrain, occupied: OccupiedAreas): string => {
  const corner = emptiestCorner(land, occupied);
  occupied.add(corner, ROSE_RADIUS);
  return `<g transform="translate(${svgPoint(corner)})" opacity=".92">${ROSE}</g>`;
};
