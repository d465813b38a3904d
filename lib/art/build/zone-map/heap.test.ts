import { expect, it } from 'vitest';
import { Heap } from './heap.ts';
import { randomStream } from './noise.ts';

it('gives entries back from the cheapest to the dearest', () => {
  const random = randomStream(1);
  const costs = Array.from({ length: 500 }, () => Math.floor(random() * 100));
  const heap = new Heap<number>();
  costs.forEach((cost, index) => heap.push(cost, index));
  const popped: number[] = [];
  for (let next = heap.pop(); next; next = heap.pop()) popped.push(next.cost);
  expect(popped).toEqual(costs.toSorted((one, other) => one - other));
  expect(heap.pop()).toBeUndefined();
});
