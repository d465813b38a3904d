import { MAP_SIZE } from './grid.ts';
import { INK, px } from './map-drawing.ts';

const OUTER = 5;
const INNER = 13;
const WIDTH = INNER - OUTER;
const DIVISIONS = 16;

const line = (inset: number, width: number): string => {
  const side = MAP_SIZE - 2 * inset;
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" stroke-width="${width}"/>`;
};

const ticks = (division: number): string => {
  const length = (MAP_SIZE - 2 * OUTER) / DIVISIONS;
  const start = px(OUTER + length * division);
  const along = px(length);
  const across = (y: number): string => `M${start} ${y}h${along}v${WIDTH}h-${along}z`;
  const down = (x: number): string => `M${x} ${start}v${along}h${WIDTH}v-${along}z`;
  return across(OUTER) + across(MAP_SIZE - INNER) + down(OUTER) + down(MAP_SIZE - INNER);
};

const EVERY_OTHER = Array.from({ length: DIVISIONS / 2 }, (_, index) => ticks(index * 2)).join('');

/** The graduated border of the map. */
export const FRAME =
  `<g fill="none" stroke="${INK}">${line(OUTER, 1.6)}${line(INNER, 1.2)}</g>` +
  `<path d="${EVERY_OTHER}" fill="${INK}" opacity=".72"/>`;
