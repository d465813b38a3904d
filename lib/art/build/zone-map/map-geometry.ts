import { CELL } from './grid.ts';

/** A place on the map, in cells. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The dark brown that every symbol is drawn in. */
export const INK = '#3d2b1b';
export const PARCHMENT = '#efe3c4';
export const RED_INK = '#8f2f22';

/** A number of pixels as SVG writes it. */
export const px = (pixels: number): string => pixels.toFixed(1);

/** A place in cells as a point in pixels. */
export const point = ({ x, y }: Place): string => `${px(x * CELL)} ${px(y * CELL)}`;

export const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A soft line: it starts at the first place, bends around the others, and passes halfway between each two. */
export const softLine = (places: readonly Place[]): string =>
  places
    .map((place, index) => {
      if (index === 0) return `M${point(place)}`;
      return `Q${point(place)} ${point(middle(place, places[index + 1] ?? place))}`;
    })
    .join('');
