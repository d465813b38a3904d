import type { Biome } from './biomes.ts';
import { CELL_SIZE } from './grid.ts';
import type { MapSymbol } from './map-symbol.ts';
import { INK, type MapPoint, svgPoint, px, RED_INK } from './map-drawing.ts';
import type { Settlements } from './settlements.ts';

const HOUSES = [
  { right: -7, down: -2 },
  { right: 1, down: -7 },
  { right: 7, down: 1 },
  { right: -1, down: 4 },
];

const house = (x: number, y: number): string =>
  `<path d="M${px(x - 4)} ${px(y)}v-4l4 -4l4 4v4z" fill="#e9dcb8" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>` +
  `<path d="M${px(x - 5)} ${px(y - 3.4)}l5 -5l5 5z" fill="#9c4f34" stroke="${INK}" stroke-width=".9"/>`;

const village = (point: MapPoint): MapSymbol => ({
  baseY: point.y + 3,
  svg: HOUSES.map(({ right, down }) => house(point.x * CELL_SIZE + right, point.y * CELL_SIZE + down)).join(
    '',
  ),
});

const KEEP =
  `<ellipse cx="0" cy="15" rx="30" ry="8" fill="${INK}" opacity=".22"/>` +
  `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round">` +
  '<path d="M-24 14V-6H-21V-10H-17V-6H-13V-10H-10V14Z" fill="#e4d6b3"/>' +
  '<path d="M10 14V-6H13V-10H17V-6H20V-10H24V14Z" fill="#cdbb92"/>' +
  '<path d="M-12 14V-1H-8V-4H-4V-1H4V-4H8V-1H12V14Z" fill="#d9c9a2"/>' +
  '<path d="M-8 -3V-26H-4V-22H-2V-26H2V-22H4V-26H8V-3Z" fill="#efe3c4"/>' +
  '<path d="M2 -22H8V-3H2Z" fill="#6d5238" opacity=".35" stroke="none"/>' +
  `<path d="M-4 14V7A4 4 0 0 1 4 7V14Z" fill="${INK}"/><path d="M0 -26V-40" fill="none"/>` +
  `<path d="M0 -40L13 -36L0 -31Z" fill="${RED_INK}"/></g>`;

const keep = (point: MapPoint): MapSymbol => ({
  baseY: point.y + 6,
  svg: `<g transform="translate(${svgPoint(point)}) scale(1.12)">${KEEP}</g>`,
});

const GATE =
  `<ellipse cx="0" cy="9" rx="14" ry="4" fill="${INK}" opacity=".22"/>` +
  `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round">` +
  '<path d="M-11 9V-3A11 11 0 0 1 11 -3V9Z" fill="#d9c9a2"/>' +
  `<path d="M-6 9V-2A6 6 0 0 1 6 -2V9Z" fill="${INK}"/>` +
  '<path d="M-11 -1H-6.5M6.5 -1H11M-8 -9L-4.5 -6M8 -9L4.5 -6M0 -14V-8" fill="none" stroke-width="1"/></g>';

const gate = (point: MapPoint): MapSymbol => ({
  baseY: point.y + 3,
  svg: `<g transform="translate(${svgPoint(point)})">${GATE}</g>`,
});

/** Four huts for a village, a towered hall with a flag for a keep, and an arch for a gate under the ground. */
export const buildings = ({ keeps, villages }: Settlements, biome: Biome): readonly MapSymbol[] => [
  ...villages.map(biome.underground ? gate : village),
  ...keeps.map(keep),
];
