import type { Box } from './place-tooltip.ts';

/** Pixels from the left and upper edges of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * True if a pointer that went from one point to another will reach a box if it goes straight on.
 * @example headsFor({ x: 0, y: 0 }, { x: 10, y: 1 }, { left: 50, top: 0, right: 90, bottom: 40 }) // true
 */
export function headsFor(from: Point, to: Point, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return false;
  const [enterX, leaveX] = passage(from.x, dx, box.left, box.right);
  const [enterY, leaveY] = passage(from.y, dy, box.top, box.bottom);
  return Math.max(enterX, enterY, 0) <= Math.min(leaveX, leaveY);
}

/** The interval in which a movement along one axis is between two borders, in multiples of its step. */
function passage(start: number, step: number, low: number, high: number): readonly [number, number] {
  if (step === 0) return start >= low && start <= high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const times = [(low - start) / step, (high - start) / step] as const;
  return [Math.min(...times), Math.max(...times)];
}
