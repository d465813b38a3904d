import { describe, expect, it } from 'vitest';
import { wholeBlocks, type TimeSpan } from './time-span.ts';

const SIZE = 7;

/** Every number of a span. */
const numbers = ({ from, to }: TimeSpan) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

describe('wholeBlocks', () => {
  it('takes the blocks out of the middle', () => {
    expect(wholeBlocks({ from: 5, to: 23 }, SIZE)).toEqual({
      blocks: { from: 1, to: 3 },
      edges: [
        { from: 5, to: 7 },
        { from: 21, to: 23 },
      ],
    });
  });

  it('has every number of a span once, in a block or in an edge', () => {
    for (let from = 0; from < 3 * SIZE; from += 1) {
      for (let to = from; to < 5 * SIZE; to += 1) {
        const { blocks, edges } = wholeBlocks({ from, to }, SIZE);
        const inside = numbers(blocks).flatMap((block) =>
          numbers({ from: block * SIZE, to: (block + 1) * SIZE }),
        );
        const all = [...inside, ...edges.flatMap(numbers)].sort((one, other) => one - other);
        expect(all, `${from} to ${to}`).toEqual(numbers({ from, to }));
      }
    }
  });

  it('has nothing of a span that ends before it begins', () => {
    const { blocks, edges } = wholeBlocks({ from: 30, to: 10 }, SIZE);
    expect([blocks, ...edges].flatMap(numbers)).toEqual([]);
  });
});
