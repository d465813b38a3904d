import { describe, expect, it } from 'vitest';

import { costTotal } from './true-cost.ts';
import { type CostNode, costTree, type ItemOffers } from './cost-tree.ts';

interface Item {
  readonly id: string;
}
type Required = Readonly<Record<string, number>>;
type OfferLine = readonly [count: number, price: number, required?: Required];

const offers = (lines: readonly OfferLine[], further = 0): ItemOffers<Item> => ({
  offers: lines.map(([count, price, required = {}]) => ({
    count,
    price,
    requiredItems: Object.entries(required).map(([id, amount]) => ({ count: amount, item: { id } })),
  })),
  further,
});

/** A tree over a table of offers; an item without a line in it is not sold. */
function treeOf(table: Readonly<Record<string, readonly OfferLine[]>>, id = 'root') {
  const mentioned = Object.values(table).flatMap((lines) =>
    lines.flatMap(([, , required]) => Object.keys(required ?? {})),
  );
  const ids = [id, ...Object.keys(table), ...mentioned];
  return costTree({ id }, new Map(ids.map((each) => [each, offers(table[each] ?? [])]))).root;
}

/** A tree as text: 'root(a×2(b×6:not sold))'. */
function textOf({ item, needed, purchase, end }: CostNode<Item>): string {
  const name = `${item.id}${needed > 1 ? `×${needed}` : ''}`;
  if (!purchase) return `${name}:${end}`;
  return `${name}(${purchase.requires.map(textOf).join(' ')})`;
}

const sumOf = (root: CostNode<Item>) => {
  const { copper, items, isCut } = costTotal(root);
  return { copper, items: Object.fromEntries(items.map(({ item, count }) => [item.id, count])), isCut };
};

describe('a tree', () => {
  it('is a leaf if the item is not sold', () => {
    const root = treeOf({});
    expect(textOf(root)).toBe('root:not sold');
    expect(sumOf(root)).toEqual({ copper: 0, items: { root: 1 }, isCut: false });
  });

  it('multiplies counts from level to level', () => {
    const root = treeOf({ root: [[1, 10, { a: 2, b: 3 }]], a: [[1, 5, { b: 4 }]] });
    expect(textOf(root)).toBe('root(a×2(b×8:not sold) b×3:not sold)');
    expect(sumOf(root)).toEqual({ copper: 20, items: { b: 11 }, isCut: false });
  });

  it('buys whole stacks', () => {
    const root = treeOf({ root: [[1, 0, { a: 45 }]], a: [[20, 100, { b: 2 }]] });
    expect(root.purchase?.requires[0]?.purchase).toMatchObject({ times: 3, stack: 20, copper: 300 });
    expect(sumOf(root)).toEqual({ copper: 300, items: { b: 6 }, isCut: false });
  });

  it('is about one purchase of the item, however many that gives', () => {
    expect(treeOf({ root: [[20, 7, { a: 2 }]] })).toMatchObject({
      needed: 1,
      purchase: { times: 1, stack: 20, copper: 7 },
    });
  });

  it('counts what is sold for coins as coins, and what is free as nothing', () => {
    const root = treeOf({ root: [[1, 0, { a: 2, b: 3 }]], a: [[1, 30]], b: [[1, 0]] });
    expect(textOf(root)).toBe('root(a×2() b×3())');
    expect(sumOf(root)).toEqual({ copper: 60, items: {}, isCut: false });
  });

  it('counts other offers with other costs, and those that were not read', () => {
    const lines: OfferLine[] = [
      [1, 5],
      [1, 5],
      [2, 5],
      [1, 6, { a: 1 }],
    ];
    const { root } = costTree({ id: 'root' }, new Map([['root', offers(lines, 4)]]));
    expect(root.purchase?.otherOffers).toBe(2 + 4);
    expect(
      treeOf({
        root: [
          [1, 5],
          [1, 5],
        ],
      }).purchase?.otherOffers,
    ).toBe(0);
  });
});

describe('a circle', () => {
  it('is not followed: what is sold only for what it is needed for is a leaf', () => {
    const root = treeOf({ root: [[1, 0, { a: 5 }]], a: [[3, 0, { root: 1 }]] });
    expect(textOf(root)).toBe('root(a×5:cycle)');
    expect(sumOf(root)).toEqual({ copper: 0, items: { a: 5 }, isCut: false });
  });

  it('is avoided by another offer where there is one, even a dearer one', () => {
    const root = treeOf({
      root: [[1, 0, { a: 5 }]],
      a: [
        [3, 0, { root: 1 }],
        [1, 9, { b: 1, c: 1 }],
      ],
    });
    expect(textOf(root)).toBe('root(a×5(b×5:not sold c×5:not sold))');
  });

  it('of an item with itself ends at once', () => {
    expect(textOf(treeOf({ root: [[2, 0, { root: 1 }]] }))).toBe('root:cycle');
  });

  it('is one over several steps too', () => {
    const table: Record<string, OfferLine[]> = {
      root: [[1, 0, { a: 1 }]],
      a: [[1, 0, { b: 1 }]],
      b: [[1, 0, { a: 1 }]],
    };
    expect(textOf(treeOf(table))).toBe('root(a(b:cycle))');
  });

  it('is none where two branches need the same', () => {
    const table: Record<string, OfferLine[]> = {
      root: [[1, 0, { a: 1, b: 1 }]],
      a: [[1, 0, { c: 2 }]],
      b: [[1, 0, { c: 3 }]],
      c: [[4, 10]],
    };
    const root = treeOf(table);
    expect(textOf(root)).toBe('root(a(c×2()) b(c×3()))');
    expect(sumOf(root).copper).toBe(20);
  });
});

describe('the limits', () => {
  const chain: Record<string, OfferLine[]> = {
    root: [[1, 1, { a: 2 }]],
    a: [[1, 1, { b: 2 }]],
    b: [[1, 1, { c: 2 }]],
    c: [[1, 1, { d: 2 }]],
  };

  it('end a tree after three steps, and say so', () => {
    const root = treeOf(chain);
    expect(textOf(root)).toBe('root(a×2(b×4(c×8:too deep)))');
    expect(sumOf(root)).toEqual({ copper: 1 + 2 + 4, items: { c: 8 }, isCut: true });
  });

  it('are absent if the third step is not sold or costs coins', () => {
    expect(sumOf(treeOf({ ...chain, c: [] }))).toEqual({ copper: 7, items: { c: 8 }, isCut: false });
    expect(sumOf(treeOf({ ...chain, c: [[1, 10]] }))).toEqual({ copper: 87, items: {}, isCut: false });
  });

  const kinds = (count: number, prefix: string): Required =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 1]));
  const nodesOf = (node: CostNode<Item>): number =>
    1 + (node.purchase?.requires ?? []).reduce((sum, each) => sum + nodesOf(each), 0);

  it('hold 20 items', () => {
    const root = treeOf({ root: [[1, 0, kinds(19, 'a')]] });
    expect(nodesOf(root)).toBe(20);
    expect(costTotal(root).isCut).toBe(false);
  });

  it('do not hold 21: what does not fit as a whole is not begun', () => {
    const root = treeOf({ root: [[1, 0, kinds(20, 'a')]] });
    expect(textOf(root)).toBe('root:too many');
    expect(costTotal(root).isCut).toBe(true);
  });

  it('cut the deepest first', () => {
    const root = treeOf({
      root: [[1, 0, kinds(10, 'a')]],
      a0: [[1, 0, kinds(8, 'b')]],
      a1: [[1, 0, { c: 1 }]],
      a2: [[1, 0, { d: 1 }]],
      b0: [[1, 3]],
    });
    expect(nodesOf(root)).toBe(20);
    expect(root.purchase?.requires.slice(0, 3).map(({ end }) => end)).toEqual([null, null, 'too many']);
    expect(sumOf(root)).toMatchObject({ copper: 3, isCut: true, items: { a2: 1, c: 1 } });
  });
});

describe('missing offers', () => {
  it('are listed, each item once', () => {
    const known = new Map([
      ['root', offers([[1, 0, { a: 1, b: 2 }]])],
      ['a', offers([[1, 0, { b: 1 }]])],
    ]);
    expect(costTree({ id: 'root' }, known).unloaded).toEqual(['b']);
    expect(costTree({ id: 'root' }, new Map()).unloaded).toEqual(['root']);
  });
});
