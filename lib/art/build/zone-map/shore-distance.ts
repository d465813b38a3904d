import { CELLS, CORNERS, Grid } from './grid.ts';

const DIAGONAL = 1.41;
const FAR = 1e9;

interface Step {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const step = (x: number, y: number, length: number): Step => ({ x, y, length });

const FORWARD = [step(-1, 0, 1), step(0, -1, 1), step(-1, -1, DIAGONAL), step(1, -1, DIAGONAL)];
const BACKWARD = FORWARD.map(({ x, y, length }) => step(-x, -y, length));

const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= CELLS && y <= CELLS;

const nearest = (distances: Grid, x: number, y: number, steps: readonly Step[]): number => {
  let best = distances.corner(y * CORNERS + x);
  for (const neighbour of steps) {
    const nx = x + neighbour.x;
    const ny = y + neighbour.y;
    if (isInside(nx, ny)) best = Math.min(best, distances.corner(ny * CORNERS + nx) + neighbour.length);
  }
  return best;
};

/**
 * Computes the distance of each water corner from the land, in cells; 0 on land. Two chamfer passes, not exact but
 * even.
 */
export const shoreDistance = (heights: Grid): Grid => {
  const distances = Grid.from((x, y) => (heights.corner(y * CORNERS + x) > 0 ? 0 : FAR));
  const relax = (index: number, steps: readonly Step[]): void => {
    distances.values[index] = nearest(distances, index % CORNERS, Math.floor(index / CORNERS), steps);
  };
  const corners = CORNERS * CORNERS;
  for (let index = 0; index < corners; index += 1) relax(index, FORWARD);
  for (let index = corners - 1; index >= 0; index -= 1) relax(index, BACKWARD);
  return distances;
};
