import { CELLS } from './grid.ts';
import { Heap } from './heap.ts';
import type { MapPoint } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

/** Roads are planned on a coarser grid than the land. */
const SIDE = 64;
const BLOCK = CELLS / SIDE;
const DIAGONAL = 1.41;
const FORD_COST = 40;
const MAX_ROAD_COST = 150;

const blockOf = ({ x, y }: MapPoint): number => Math.trunc(y / BLOCK) * SIDE + Math.trunc(x / BLOCK);

const middleOf = (block: number): MapPoint => ({
  x: ((block % SIDE) + 0.5) * BLOCK,
  y: (Math.floor(block / SIDE) + 0.5) * BLOCK,
});

const blockCosts = ({ heights }: Terrain): Float64Array =>
  Float64Array.from({ length: SIDE * SIDE }, (_, block) => {
    const { x, y } = middleOf(block);
    const height = heights.at(x, y);
    return height <= 0.01 ? FORD_COST : 1 + Math.max(0, height - 0.3) * 9;
  });

const AROUND = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => ({ right, down })))
  .filter(({ right, down }) => right !== 0 || down !== 0)
  .map(({ right, down }) => ({ right, down, length: right !== 0 && down !== 0 ? DIAGONAL : 1 }));

const neighbours = (block: number): { block: number; length: number }[] => {
  const x = block % SIDE;
  const y = Math.floor(block / SIDE);
  return AROUND.filter(
    ({ right, down }) => x + right >= 0 && x + right < SIDE && y + down >= 0 && y + down < SIDE,
  ).map(({ right, down, length }) => ({ block: block + down * SIDE + right, length }));
};

/** Distances are doubles: rounding them to floats made paths run in circles. */
const cheapestPath = (costs: Float64Array, start: number, goal: number): number[] | null => {
  const totals = new Float64Array(SIDE * SIDE).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Map<number, number>();
  const open = new Heap<number>();
  totals[start] = 0;
  open.push(0, start);
  for (let next = open.pop(); next !== undefined && next.value !== goal; next = open.pop()) {
    if (next.cost > (totals[next.value] ?? 0)) continue;
    for (const { block, length } of neighbours(next.value)) {
      const total = next.cost + (costs[block] ?? 0) * length;
      if (total >= (totals[block] ?? 0)) continue;
      totals[block] = total;
      cameFrom.set(block, next.value);
      open.push(total, block);
    }
  }
  if ((totals[goal] ?? 0) > MAX_ROAD_COST) return null;
  const path = [goal];
  for (let block = cameFrom.get(goal); block !== undefined; block = cameFrom.get(block)) path.push(block);
  return path;
};

/** Finds roads over one land: the points from the goal back to the start, or null where a road would cost too much. */
export const roadFinder = (
  land: Terrain,
): ((start: MapPoint, goal: MapPoint) => readonly MapPoint[] | null) => {
  const costs = blockCosts(land);
  return (start, goal) => {
    const path = cheapestPath(costs, blockOf(start), blockOf(goal));
    return path && [goal, ...path.slice(1, -1).map(middleOf), start];
  };
};
