import { describe, expect, test } from 'vitest';
import { isUsable } from '#graphql/rules/usable-items.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import { createItems } from './items.ts';
import type { Item, ItemSet } from './item.ts';
import { slotsFor } from './armory.ts';

const ITEMS = createItems({ seed: 'sets' });
const SETS = new Set(ITEMS.flatMap(({ set }) => set ?? []));
const piecesOf = (set: ItemSet): readonly Item[] => ITEMS.filter((item) => item.set === set);

describe('sets', () => {
  test('are 60 to 100 of different names, with 4 to 8 pieces', () => {
    expect(SETS.size).toBeGreaterThanOrEqual(60);
    expect(SETS.size).toBeLessThanOrEqual(100);
    expect(new Set([...SETS].map(({ name }) => name)).size).toBe(SETS.size);
    const sizes = [...SETS].map((set) => piecesOf(set).length);
    expect(new Set(sizes)).toEqual(new Set([4, 5, 6, 7, 8]));
  });

  test('can be equipped as a whole by one career or by all', () => {
    for (const set of SETS) {
      const pieces = piecesOf(set);
      const wearers = CAREERS.filter(({ name }) => pieces.every((piece) => isUsable(name, piece)));
      expect([1, 24], set.name).toContain(wearers.length);
      const slots = pieces.map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
      for (const piece of pieces) expect(slotsFor(piece).length).toBeGreaterThan(0);
    }
    expect([...SETS].filter((set) => piecesOf(set).every(({ careers }) => careers.length === 0)).length).toBe(
      8,
    );
  });

  test('have bonuses from two pieces up that can all be reached, stats and effects', () => {
    for (const set of SETS) {
      const pieces = piecesOf(set).length;
      expect(set.bonuses.map(({ itemsRequired }) => itemsRequired)).toEqual(
        Array.from({ length: pieces - 1 }, (_, index) => index + 2),
      );
      expect(set.bonuses.some(({ bonus }) => 'stat' in bonus)).toBe(true);
      expect(set.bonuses.some(({ bonus }) => !('stat' in bonus))).toBe(true);
    }
  });
});
