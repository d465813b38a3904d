import { describe, expect, it, vi } from 'vitest';

import { type SoldItem, trueCost } from './true-cost.ts';

interface Item {
  readonly id: string;
}

/** Items that cost one of each of the others. */
function shopOf(costs: Readonly<Record<string, readonly string[]>>) {
  const sold = (id: string): SoldItem<Item>[] => {
    const required = costs[id];
    if (!required) return [];
    const requiredItems = required.map((each) => ({ count: 1, item: { id: each } }));
    return [{ item: { id }, offers: [{ count: 1, price: 1, requiredItems }], further: 0 }];
  };
  return vi.fn(async (ids: readonly string[]) => ids.flatMap(sold));
}

describe('the true cost', () => {
  const deep = { root: ['a', 'b'], a: ['c', 'd'], b: ['d'], c: ['e'], d: ['e'], e: ['f'] };
  const deepTotal = { copper: 1 + 2 + 3, items: [{ item: { id: 'e' }, count: 3 }], isCut: true };

  it('is asked for level by level, with one question for each', async () => {
    const ask = shopOf(deep);
    const cost = await trueCost('root', ask);
    expect(ask.mock.calls).toEqual([[['root']], [['a', 'b']], [['c', 'd']], [['e']]]);
    expect(cost?.total).toEqual(deepTotal);
  });

  it('needs no further request for offers that an earlier answer included', async () => {
    const shop = shopOf(deep);
    const ask = vi.fn(async (ids: readonly string[]) => {
      const sold = await shop(ids);
      const required = sold.flatMap(({ offers }) => offers.flatMap((offer) => offer.requiredItems));
      return [...sold, ...(await shop(required.map(({ item }) => item.id)))];
    });
    const cost = await trueCost('root', ask);
    expect(ask.mock.calls).toEqual([[['root']], [['c', 'd']]]);
    expect(cost?.total).toEqual(deepTotal);
  });

  it('asks no more than it has to', async () => {
    const ask = shopOf({ root: ['a'] });
    const cost = await trueCost('root', ask);
    expect(ask.mock.calls).toEqual([[['root']], [['a']]]);
    expect(cost?.total).toEqual({ copper: 1, items: [{ item: { id: 'a' }, count: 1 }], isCut: false });
  });

  it('does not ask for the same item twice', async () => {
    const ask = shopOf({ root: ['a', 'b'], a: ['b'], b: ['a'] });
    await trueCost('root', ask);
    expect(ask.mock.calls).toEqual([[['root']], [['a', 'b']]]);
  });

  it.each([
    ['does not exist', {}],
    ['is sold for coins', { root: [] }],
    ['costs itself', { root: ['root'] }],
    [
      'costs more kinds of items than are shown',
      { root: Array.from({ length: 20 }, (_, index) => `a${index}`) },
    ],
  ])('is null for an item that %s', async (_, costs) => {
    expect(await trueCost('root', shopOf(costs))).toBeNull();
  });

  it('is null for an item without offers', async () => {
    expect(await trueCost('root', async () => [{ item: { id: 'root' }, offers: [], further: 0 }])).toBeNull();
  });

  it('is null where only something else is answered', async () => {
    expect(await trueCost('root', async () => [{ item: { id: 'a' }, offers: [], further: 0 }])).toBeNull();
  });
});
