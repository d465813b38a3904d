import { describe, expect, test } from 'vitest';
import { createItems } from '#graphql/world/items/items.ts';
import { createCreatures } from './creatures.ts';
import { createOffers } from './vendors.ts';

const ITEMS = createItems({ seed: 'vendors' });
const CREATURES = createCreatures({ seed: 'vendors' });
const OFFERS = createOffers('vendors', ITEMS, CREATURES);

describe('offers', () => {
  test('come from about 60 vendors, who all sell something', () => {
    const vendors = CREATURES.filter(({ trade }) => trade !== null);
    expect(vendors.length).toBeGreaterThan(50);
    expect(new Set(OFFERS.flatMap(({ sellers }) => sellers))).toEqual(new Set(vendors));
    expect(OFFERS.length).toBeGreaterThan(800);
    for (const { sellers } of OFFERS) {
      expect(sellers.length).toBeGreaterThan(0);
      expect(new Set(sellers).size).toBe(sellers.length);
    }
  });

  test('come from one or several vendors, some only from vendors without a spawn', () => {
    expect(OFFERS.some(({ sellers }) => sellers.length === 1)).toBe(true);
    expect(OFFERS.some(({ sellers }) => sellers.length > 3)).toBe(true);
    expect(OFFERS.some(({ sellers }) => sellers.every(({ spawns }) => spawns.length === 0))).toBe(true);
  });

  test('cost nothing, something, or the highest price', () => {
    const prices = OFFERS.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(0);
    expect(Math.max(...prices)).toBe(4_294_967_295);
    expect(OFFERS.some(({ price, required }) => price === 0 && required.length === 0)).toBe(true);
    expect(prices.every((price) => Number.isInteger(price))).toBe(true);
  });

  test('cost up to three currencies too', () => {
    expect(new Set(OFFERS.map(({ required }) => required.length))).toEqual(new Set([0, 1, 2, 3]));
    for (const { required } of OFFERS) {
      expect(new Set(required.map(({ item }) => item)).size).toBe(required.length);
      for (const { item, count } of required) {
        expect(item.type).toBe('CURRENCY');
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  test('are of one item or of many at once, and of some items twice', () => {
    expect(OFFERS.some(({ count }) => count > 10)).toBe(true);
    expect(new Set(OFFERS.map(({ item }) => item)).size).toBeLessThan(OFFERS.length);
  });

  test('of currencies cost other currencies, in circles and several steps deep', () => {
    const offersOf = (item: unknown) => OFFERS.filter((offer) => offer.item === item);
    const medal = OFFERS.find(({ item }) => item.name === 'Medal of the Marshal');
    const [below] = medal?.required ?? [];
    expect(below?.item.name).toBe('Medal of the Captain');
    const backwards = offersOf(below?.item).filter(({ required }) => required[0]?.item === medal?.item);
    expect(backwards).toHaveLength(1);
    expect(
      offersOf(below?.item).some(({ required }) => required[0]?.item.name === 'Medal of the Officer'),
    ).toBe(true);
    expect(OFFERS.some(({ item, count }) => item.type === 'CURRENCY' && count > 1)).toBe(true);
  });
});
