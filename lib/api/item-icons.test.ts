import { expect, it } from 'vitest';
import { iconRow } from '#graphql/world/items/items.ts';
import { createItems } from '#graphql/world/items/items.ts';
import { resolveIcon } from '#lib/art/icon-number.ts';
import { ITEM_ART, ITEM_ART_KINDS } from '#lib/art/tables/items.ts';

/** The world numbers icons without knowing how they are drawn: the two tables must agree. */
it('draws every item of the sample world as what it is', () => {
  for (const { type, slot, id, iconNumber } of createItems({ seed: 'icons' })) {
    const kind = ITEM_ART_KINDS.find((each) => each === iconRow(type, slot, id));
    if (!kind) throw new Error(`${iconRow(type, slot, id)} is no kind of icon.`);
    expect(ITEM_ART[kind].glyphs).toContain(resolveIcon(iconNumber).glyph);
    expect(Math.floor(iconNumber / 1000)).toBe(ITEM_ART_KINDS.indexOf(kind) + 1);
    expect(iconNumber % 1000).toBe(id % 1000);
  }
});
