import { describe, expect, it } from 'vitest';

import { emptyTalismanSlots, wornTalismans } from './worn-talismans.ts';

const worn = (equipSlot: string, talismanSlots: number, ...names: readonly (string | null)[]) => ({
  equipSlot,
  item: { talismanSlots },
  talismans: names.map((name) => ({ id: `${name}`, name })),
});

const WORN = [
  worn('HELM', 3, 'Ruby', 'Opal'),
  worn('BODY', 1, 'Opal', 'Amber', null),
  worn('NONE', 2, 'Ruby'),
  worn('BELT', 0),
];

describe('wornTalismans', () => {
  it('has each once, the most frequent first', () => {
    expect(wornTalismans(WORN).map(({ talisman, count }) => [talisman.name, count])).toEqual([
      ['Opal', 2],
      [null, 1],
      ['Amber', 1],
      ['Ruby', 1],
    ]);
  });
});

describe('emptyTalismanSlots', () => {
  it('counts the room that is left in what is worn', () => {
    expect(emptyTalismanSlots(WORN)).toBe(1);
    expect(emptyTalismanSlots([])).toBe(0);
  });
});
