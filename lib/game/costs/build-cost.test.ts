import { describe, expect, it } from 'vitest';

import type { CostNode } from './cost-tree.ts';
import { buildCost, piecesToGet, shoppingList, buildWords } from './build-cost.ts';

const tag = (id: string, name = `Item ${id}`) => ({
  id,
  name,
  rarity: 'RARE' as const,
  iconUrl: '',
  itemSet: null,
});
type Node = CostNode<ReturnType<typeof tag>>;

const found = (id: string, needed = 1): Node => ({ item: tag(id), needed, purchase: null, end: 'not sold' });
const bought = (id: string, copper: number, requires: readonly Node[] = []): Node => ({
  item: tag(id),
  needed: 1,
  purchase: { times: 1, stack: 1, copper, requires, otherOffers: 0 },
  end: null,
});

const MEDALLION = found('900', 40);
const HELM = { root: bought('1', 200, [MEDALLION]), count: 1 };
const RING = { root: bought('2', 50_000, [found('900', 10)]), count: 2 };
const CLOAK = { root: found('3'), count: 1 };

describe('the pieces to get', () => {
  it('are those of the build without as many as are there', () => {
    expect(piecesToGet(['7', '7', '8'], ['7', '9'])).toEqual([
      { id: '7', count: 1 },
      { id: '8', count: 1 },
    ]);
    expect(piecesToGet([], ['7'])).toEqual([]);
  });
});

describe('the cost of a build', () => {
  it('is the sum of the costs of its pieces', () => {
    expect(buildCost([HELM, RING, CLOAK])).toEqual({
      copper: 200 + 2 * 50_000,
      items: [
        { item: tag('900'), count: 40 + 2 * 10 },
        { item: tag('3'), count: 1 },
      ],
      isCut: false,
    });
  });

  it('is nothing without pieces', () => {
    expect(buildCost([])).toEqual({ copper: 0, items: [], isCut: false });
  });
});

describe('the shopping list', () => {
  const spawns = (zone: string) => [{ zone: { id: zone, name: zone } }];
  const creature = (name: string, zone: string) => ({
    id: name,
    name,
    realm: 'NEUTRAL',
    title: null,
    spawns: spawns(zone),
  });
  const source = (id: string, rest: object) =>
    [
      id,
      { ...tag(id), soldByVendors: null, rewardedFromQuests: null, dropsFromCreatures: null, ...rest },
    ] as never;
  const sources: ReadonlyMap<string, never> = new Map([
    source('1', { soldByVendors: { nodes: [{ creatures: [creature('Smith', 'Praag')] }] } }),
    source('3', { dropsFromCreatures: { nodes: [creature('Wolf', 'Altdorf')] } }),
  ]);

  it('has each thing once, by place', () => {
    const list = shoppingList([HELM, RING, CLOAK], sources, 'ORDER');
    expect(list.map(({ place, item, count, from }) => [place, item.id, count, from?.kind ?? null])).toEqual([
      ['Altdorf', '3', 1, 'creature'],
      ['Praag', '1', 1, 'vendor'],
      [null, '900', 60, null],
      [null, '2', 2, null],
    ]);
    expect(list.find(({ item }) => item.id === '2')).toMatchObject({
      copper: 100_000,
      pays: [{ count: 20 }],
    });
  });
});

describe('the sentence about a build', () => {
  const piece = (set: string | null) => ({
    equipSlot: 'HELM',
    item: { id: '1', itemSet: set === null ? null : { id: '5', name: set, items: [1, 2, 3], bonuses: [] } },
  });
  const costs = (pieces: readonly (typeof HELM)[]) => ({
    total: buildCost(pieces),
    pieces: 4,
    missing: pieces.length,
    wanted: ['1', '2', '3'],
  });

  it('names the set, what is to be paid and what no vendor sells', () => {
    expect(buildWords([piece('Sentinel')], costs([HELM, RING, CLOAK]))).toBe(
      '1 of 3 Sentinel, 60 Item 900, 10 gold and 1 piece that no vendor sells to go',
    );
  });

  it('says so where there is nothing', () => {
    expect(buildWords([], null)).toBe('Nothing chosen yet');
    expect(buildWords([piece(null)], costs([]))).toBe('1 item, nothing left to get');
  });
});
