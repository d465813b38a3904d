import { CELL_SIZE } from './grid.ts';

/** A point on the map, in cells. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The dark brown that every symbol is drawn in. */
export const INK = '#3d2b1b';
export const PARCHMENT = '#efe3c4';
export const RED_INK = '#8f2f22';

/** A number of pixels as SVG writes it. */
export const px = (pixels: number): string => pixels.toFixed(1);

/** A point in cells as SVG coordinates in pixels. */
export const svgPoint = ({ x, y }: MapPoint): string => `${px(x * CELL_SIZE)} ${px(y * CELL_SIZE)}`;

export const distance = (one: MapPoint, other: MapPoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

const middle = (one: MapPoint, other: MapPoint): MapPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** A smooth line: it starts at the first point, bends around the others, and passes halfway between each two. */
export const smoothPath = (points: readonly MapPoint[]): string =>
  points
    .map((point, index) => {
      if (index === 0) return `M${svgPoint(point)}`;
      return `Q${svgPoint(point)} ${svgPoint(middle(point, points[index + 1] ?? point))}`;
    })
    .join('');
