import { describe, expect, test } from 'vitest';
import { abilitiesOf, abilityTable, UNNAMED_ABILITIES } from './abilities.ts';
import { EFFECTS } from '#graphql/world/items/item.ts';
import { CAREERS } from './characters.ts';

const GLYPHS = 141;

describe('abilities', () => {
  test('every career has 6 to 10 of its own, each with a name', () => {
    const names = CAREERS.flatMap(({ name: career }) => {
      const abilities = abilitiesOf(career);
      expect(abilities.length, career).toBeGreaterThanOrEqual(6);
      expect(abilities.length, career).toBeLessThanOrEqual(10);
      return abilities.map(({ name }) => name);
    });
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(null);
  });

  test('have ids that differ and icons that exist', () => {
    const rows = [...abilityTable(EFFECTS).rows];
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    for (const [, , icon] of rows) {
      expect(icon).toBeGreaterThanOrEqual(60_000);
      expect(icon).toBeLessThan(60_000 + GLYPHS);
    }
  });

  test('a few have no name', () => {
    expect(UNNAMED_ABILITIES.map(({ name }) => name)).toEqual([null, null, null]);
  });
});
