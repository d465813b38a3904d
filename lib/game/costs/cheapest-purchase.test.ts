import { describe, expect, it } from 'vitest';

import { cheapestPurchase, type Offer, sumById } from './cheapest-purchase.ts';

interface Item {
  readonly id: string;
}

const offer = (
  count: number,
  price: number,
  required: Readonly<Record<string, number>> = {},
): Offer<Item> => ({
  count,
  price,
  requiredItems: Object.entries(required).map(([id, amount]) => ({ count: amount, item: { id } })),
});

describe('a purchase', () => {
  it('is whole: of stacks of 20 it takes three for 45', () => {
    const purchase = cheapestPurchase(45, [offer(20, 7, { 2: 4 })]);
    expect(purchase).toEqual({
      times: 3,
      stack: 20,
      copper: 21,
      requires: [{ item: { id: '2' }, count: 12 }],
    });
  });

  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
  ])('of %i takes %i stacks of 20', (needed, times) => {
    expect(cheapestPurchase(needed, [offer(20, 1)])?.times).toBe(times);
  });

  it('takes an offer of none for one of one', () => {
    expect(cheapestPurchase(3, [offer(0, 5)])).toMatchObject({ times: 3, stack: 1, copper: 15 });
  });

  it('is not possible without an offer', () => {
    expect(cheapestPurchase(1, [])).toBeNull();
  });

  it('counts the same item once, and none of it not at all', () => {
    const requiredItems = [2, 3, 0].map((count, index) => ({ count, item: { id: index === 2 ? '9' : '4' } }));
    expect(cheapestPurchase(2, [{ count: 1, price: 0, requiredItems }])?.requires).toEqual([
      { item: { id: '4' }, count: 10 },
    ]);
  });
});

describe('the cheapest offer', () => {
  it.each<[string, number, Offer<Item>, Offer<Item>]>([
    ['asks for the fewest kinds of items', 1, offer(1, 4_294_967_295), offer(1, 0, { 2: 1 })],
    [
      'asks for two kinds rather than three',
      1,
      offer(1, 9, { 2: 9, 3: 9 }),
      offer(1, 0, { 2: 1, 3: 1, 4: 1 }),
    ],
    ['then for the least copper', 1, offer(1, 5, { 2: 9 }), offer(1, 6, { 2: 1 })],
    ['free rather than for a copper', 1, offer(1, 0, { 2: 9 }), offer(1, 1, { 2: 1 })],
    ['counts the copper for all that is needed', 1, offer(1, 6), offer(20, 100)],
    ['so that stacks pay for many', 20, offer(20, 100), offer(1, 6)],
    ['then for the fewest items', 1, offer(1, 5, { 9: 2 }), offer(1, 5, { 2: 3 })],
    ['then for the smallest ids, as numbers', 1, offer(1, 5, { 9: 2 }), offer(1, 5, { 10: 2 })],
    ['then gives the smaller stack', 1, offer(1, 5), offer(2, 5)],
  ])('%s', (_, needed, cheap, dear) => {
    const expected = cheapestPurchase(needed, [cheap]);
    expect(cheapestPurchase(needed, [cheap, dear])).toEqual(expected);
    expect(cheapestPurchase(needed, [dear, cheap])).toEqual(expected);
    expect(cheapestPurchase(needed, [dear])).not.toEqual(expected);
  });
});

it('sums keep the order of first appearance', () => {
  const counted = ['b', 'a', 'b'].map((id, index) => ({ item: { id }, count: index + 1 }));
  expect(sumById(counted)).toEqual([
    { item: { id: 'b' }, count: 4 },
    { item: { id: 'a' }, count: 2 },
  ]);
});
