import { MAP_IMAGE_SIZE } from '#lib/game/places/map-image.ts';

/** The land is computed on a grid of this many cells to a side, and drawn at three pixels to a cell. */
export const CELLS = 256;
export const MAP_SIZE = MAP_IMAGE_SIZE;
export const CELL_SIZE = MAP_SIZE / CELLS;

/** Corners of the cells to a side. */
export const CORNERS = CELLS + 1;

const LAST = CELLS - 1e-3;
const clamp = (value: number): number => Math.max(0, Math.min(LAST, value));

/** One number for each corner of the cells. */
export class Grid {
  readonly values = new Float32Array(CORNERS * CORNERS);

  static from(valueAt: (x: number, y: number) => number): Grid {
    const grid = new Grid();
    for (let y = 0; y < CORNERS; y += 1) {
      for (let x = 0; x < CORNERS; x += 1) grid.values[y * CORNERS + x] = valueAt(x, y);
    }
    return grid;
  }

  /** The value at a corner; outside the grid 0. */
  corner(index: number): number {
    return this.values[index] ?? 0;
  }

  /** The value between the corners at a point in cells, held to the edge outside the grid. */
  at(x: number, y: number): number {
    const cx = clamp(x);
    const cy = clamp(y);
    const left = Math.trunc(cx);
    const top = Math.trunc(cy);
    const u = cx - left;
    const v = cy - top;
    const i = top * CORNERS + left;
    const upper = this.corner(i) * (1 - u) + this.corner(i + 1) * u;
    const lower = this.corner(i + CORNERS) * (1 - u) + this.corner(i + CORNERS + 1) * u;
    return upper * (1 - v) + lower * v;
  }
}
