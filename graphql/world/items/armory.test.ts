import { describe, expect, test } from 'vitest';
import { isUsable } from '#graphql/rules/usable-items.ts';
import { createCharacters } from '#graphql/world/characters/characters.ts';
import { armoryTable, slotsFor } from './armory.ts';
import type { Item } from './item.ts';
import { createItems } from './items.ts';

const ITEMS = createItems({ seed: 'armory' });
const BY_ID = new Map(ITEMS.map((item) => [item.id, item]));
const CHARACTERS = createCharacters({ seed: 'armory', now: 1_790_000_000, scale: 0.3 });

interface EquippedItem {
  readonly slot: string;
  readonly item: Item;
  readonly talismans: readonly Item[];
}

function itemOf(id: number): Item {
  const item = BY_ID.get(id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
}

const OUTFITS = new Map<number, EquippedItem[]>(CHARACTERS.map(({ id }) => [id, []]));
for (const [character, slot, item, talismans] of armoryTable('armory', CHARACTERS, ITEMS).rows) {
  const ids = String(talismans).slice(1, -1).split(',').filter(Boolean);
  OUTFITS.get(Number(character))?.push({
    slot: String(slot),
    item: itemOf(Number(item)),
    talismans: ids.map((id) => itemOf(Number(id))),
  });
}
const WEARERS = CHARACTERS.map((character) => ({ character, equipment: OUTFITS.get(character.id) ?? [] }));

describe('what players wear', () => {
  test('fits their career, level and renown, and the slot', () => {
    for (const { character, equipment } of WEARERS) {
      for (const { slot, item } of equipment) {
        expect(isUsable(character.career.name, item)).toBe(true);
        expect(item.level).toBeLessThanOrEqual(character.level);
        expect(item.renownRank).toBeLessThanOrEqual(character.renownRank);
        expect<readonly string[]>(slotsFor(item)).toContain(slot);
      }
    }
  });

  test('is one item a slot, none twice, and no off hand beside a weapon for both', () => {
    for (const { equipment } of WEARERS) {
      const slots = equipment.map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
      expect(new Set(equipment.map(({ item }) => item)).size).toBe(equipment.length);
      const main = equipment.find(({ slot }) => slot === 'MAIN_HAND');
      if (main?.item.twoHanded) expect(slots).not.toContain('OFF_HAND');
    }
  });

  test('has talismans in its slots, as many as there are at most', () => {
    const all = WEARERS.flatMap(({ character, equipment }) =>
      equipment.map((worn) => ({ character, ...worn })),
    );
    for (const { character, item, talismans } of all) {
      expect(talismans.length).toBeLessThanOrEqual(item.talismanSlots);
      expect(new Set(talismans).size, 'no two equal ones').toBe(talismans.length);
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
    const bare = grown.filter(({ equipment }) => equipment.length === 0);
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length / grown.length).toBeLessThan(0.04);
    for (const { character, equipment } of grown) {
      if (equipment.length > 0) expect(equipment.length, character.career.name).toBeGreaterThan(5);
    }
    const careers = new Set(
      grown.filter(({ equipment }) => equipment.length > 10).map((each) => each.character.career),
    );
    expect(careers.size).toBe(24);
  });

  test('often has bonuses of a set at work, and of no set all that it has', () => {
    const shares = WEARERS.flatMap(({ equipment }) => {
      const sets = new Set(equipment.flatMap(({ item }) => item.set ?? []));
      return [...sets].map((set) => {
        const count = equipment.filter(({ item }) => item.set === set).length;
        return set.bonuses.filter(({ itemsRequired }) => itemsRequired <= count).length / set.bonuses.length;
      });
    });
    expect(shares.filter((share) => share > 0).length).toBeGreaterThan(300);
    expect(shares.some((share) => share === 1)).toBe(true);
    expect(shares.some((share) => share < 0.5)).toBe(true);
  });
});
