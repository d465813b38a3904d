import { describe, expect, it } from 'vitest';
import { iconNumber, resolveIcon } from './icon-number.ts';
import { PALETTE_NAMES } from './palette.ts';
import { ABILITY_GLYPHS } from './tables/icon-glyphs.ts';
import { usedGlyphNames } from './tables/glyph-names.ts';
import { ITEM_ART_KINDS } from './tables/items.ts';

const told = (number: number): string => {
  const { glyph, palette, mirrored } = resolveIcon(number);
  return `${glyph} ${palette}${mirrored ? ' mirrored' : ''}`;
};

describe('resolveIcon', () => {
  it.each([
    [1, 'plain-square steel'],
    [34, 'two-coins gold'],
    [35, 'upgrade arcane'],
    [1000, 'broadsword steel'],
    [1009, 'broadsword gold'],
    [1037, 'pointy-sword steel mirrored'],
    [7001, 'cape arcane'],
    [22_003, 'cut-diamond frost'],
    [45_005, 'leather-boot steel'],
    [60_000, 'fire-ray gold'],
    [60_140, 'transfuse arcane'],
    [60_141, 'fire-ray gold mirrored'],
    [46_000, 'mushroom-gills leather'],
    [0, 'broadsword steel'],
    [-1, 'sharp-halberd steel'],
    [2_147_483_647, 'mailed-fist leather mirrored'],
  ])('still draws %d as it always did', (number, art) => {
    expect(told(number)).toBe(art);
  });

  it('is total over integers, huge values, fractions and NaN', () => {
    const glyphs = new Set(usedGlyphNames());
    const palettes = new Set<string>(PALETTE_NAMES);
    const edges = [Number.NaN, Number.POSITIVE_INFINITY, -1e18, 1e18, 1.5, 9_999_999_999, -9_999_999_999];
    const sample = Array.from({ length: 20_000 }, (_, index) => (index - 10_000) * 7919);
    for (const number of [...edges, ...sample]) {
      const art = resolveIcon(number);
      expect(glyphs.has(art.glyph) && palettes.has(art.palette), String(number)).toBe(true);
    }
  });

  it('gives a whole number the same picture as its fraction', () => {
    expect(resolveIcon(1003.9)).toEqual(resolveIcon(1003));
  });
});

describe('iconNumber', () => {
  it('counts kinds by the thousand', () => {
    expect(iconNumber('SWORD', 0)).toBe(1000);
    expect(iconNumber('HELM', 5)).toBe(40_005);
    expect(iconNumber('BOOTS', 999)).toBe(45_999);
  });

  it('keeps any variant inside its kind', () => {
    for (const kind of ITEM_ART_KINDS) {
      for (const variant of [-1, 1000, 123_456_789, 7.9]) {
        const number = iconNumber(kind, variant);
        expect(Math.floor(number / 1000)).toBe(Math.floor(iconNumber(kind, 0) / 1000));
        expect(Number.isInteger(number)).toBe(true);
      }
    }
  });

  it('draws a kind with a glyph of that kind', () => {
    expect(resolveIcon(iconNumber('CROSSBOW', 77)).glyph).toBe('crossbow');
  });
});

it('numbers abilities by their place', () => {
  expect(ABILITY_GLYPHS.map((_, index) => resolveIcon(60_000 + index).glyph)).toEqual(ABILITY_GLYPHS);
});
