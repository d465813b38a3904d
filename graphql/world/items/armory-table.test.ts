import { describe, expect, test } from 'vitest';
import { isUsable } from '#graphql/sql/item/usable-items.ts';
import { createCharacters } from '#graphql/world/people/characters.ts';
import { armoryTable } from './armory-table.ts';
import type { Item } from './item.ts';
import { createItems } from './items.ts';
import { slotsFor } from './wardrobe.ts';

const ITEMS = createItems({ seed: 'armory' });
const BY_ID = new Map(ITEMS.map((item) => [item.id, item]));
const CHARACTERS = createCharacters({ seed: 'armory', now: 1_790_000_000, scale: 0.3 });

interface Worn {
  readonly slot: string;
  readonly item: Item;
  readonly talismans: readonly Item[];
}

function itemOf(id: number): Item {
  const item = BY_ID.get(id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
}

const OUTFITS = new Map<number, Worn[]>(CHARACTERS.map(({ id }) => [id, []]));
for (const [character, slot, item, talismans] of armoryTable('armory', CHARACTERS, ITEMS).rows) {
  const ids = String(talismans).slice(1, -1).split(',').filter(Boolean);
  OUTFITS.get(Number(character))?.push({
    slot: String(slot),
    item: itemOf(Number(item)),
    talismans: ids.map((id) => itemOf(Number(id))),
  });
}
const WEARERS = CHARACTERS.map((character) => ({ character, outfit: OUTFITS.get(character.id) ?? [] }));

describe('what players wear', () => {
  test('fits their career, level and renown, and the slot', () => {
    for (const { character, outfit } of WEARERS) {
      for (const { slot, item } of outfit) {
        expect(isUsable(character.calling.career, item)).toBe(true);
        expect(item.level).toBeLessThanOrEqual(character.level);
        expect(item.renownRank).toBeLessThanOrEqual(character.renownRank);
        expect<readonly string[]>(slotsFor(item)).toContain(slot);
      }
    }
  });

  test('is one item a slot, none twice, and no off hand beside a weapon for both', () => {
    for (const { outfit } of WEARERS) {
      const slots = outfit.map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
      expect(new Set(outfit.map(({ item }) => item)).size).toBe(outfit.length);
      const main = outfit.find(({ slot }) => slot === 'MAIN_HAND');
      if (main?.item.twoHanded) expect(slots).not.toContain('OFF_HAND');
    }
  });

  test('has talismans in its slots, as many as there are at most', () => {
    const all = WEARERS.flatMap(({ character, outfit }) => outfit.map((worn) => ({ character, ...worn })));
    for (const { character, item, talismans } of all) {
      expect(talismans.length).toBeLessThanOrEqual(item.talismanSlots);
      for (const { type, level } of talismans) {
        expect(type).toBe('ENHANCEMENT');
        expect(level).toBeLessThanOrEqual(character.level);
      }
    }
    expect(all.some(({ item, talismans }) => talismans.length < item.talismanSlots)).toBe(true);
    expect(all.some(({ talismans }) => talismans.length === 3)).toBe(true);
  });

  test('covers nearly all of nearly everybody', () => {
    const grown = WEARERS.filter(({ character }) => character.level > 1);
    const bare = grown.filter(({ outfit }) => outfit.length === 0);
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length / grown.length).toBeLessThan(0.04);
    for (const { character, outfit } of grown) {
      if (outfit.length > 0) expect(outfit.length, character.calling.career).toBeGreaterThan(5);
    }
    const careers = new Set(
      grown.filter(({ outfit }) => outfit.length > 10).map((each) => each.character.calling),
    );
    expect(careers.size).toBe(24);
  });

  test('often has bonuses of a set at work, and of no set all that it has', () => {
    const shares = WEARERS.flatMap(({ outfit }) => {
      const sets = new Set(outfit.flatMap(({ item }) => item.set ?? []));
      return [...sets].map((set) => {
        const count = outfit.filter(({ item }) => item.set === set).length;
        return set.bonuses.filter(({ itemsRequired }) => itemsRequired <= count).length / set.bonuses.length;
      });
    });
    expect(shares.filter((share) => share > 0).length).toBeGreaterThan(300);
    expect(shares.some((share) => share === 1)).toBe(true);
    expect(shares.some((share) => share < 0.5)).toBe(true);
  });
});
