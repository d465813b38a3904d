import { PALETTE_NAMES, type PaletteName } from './palette.ts';
import { wrappedItem } from './wrapped-item.ts';
import { ABILITY_GLYPHS } from './tables/icon-glyphs.ts';
import { ITEM_ART, ITEM_ART_KINDS, type ItemArt, type ItemArtKind } from './tables/items.ts';
import { RESERVED_ART } from '#lib/art/tables/quests.ts';

/** Scrambles a 32 bit integer into an unsigned one; a pure permutation, so neighbours land far apart. */
const mix32 = (value: number): number => {
  let x = value | 0;
  x ^= x >>> 16;
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  x ^= x >>> 16;
  return x >>> 0;
};

/** The art of an icon number: a glyph, the palette around it, and whether it is drawn mirrored. */
export interface IconArt {
  readonly glyph: string;
  readonly palette: PaletteName;
  readonly mirrored: boolean;
}

const KIND_SPAN = 1000;
const FIRST_ABILITY = 60_000;
const LAST_ABILITY = 89_999;
/** Numbers outside every range are spread over this many kinds and as many ability shares. Never change them. */
const SPREAD_KINDS = 45;
const SPREAD_ABILITY_SHARES = 12;

/** The icon number of an item: 1000 for each kind and the variant (any integer) wrapped into its thousand. */
export const iconNumber = (kind: ItemArtKind, variant: number): number => {
  const wrapped = ((Math.trunc(variant) % KIND_SPAN) + KIND_SPAN) % KIND_SPAN;
  return KIND_SPAN * (ITEM_ART_KINDS.indexOf(kind) + 1) + wrapped;
};

const isOdd = (value: number): boolean => (value & 1) === 1;

const abilityArt = (index: number): IconArt => ({
  glyph: wrappedItem(ABILITY_GLYPHS, index),
  palette: wrappedItem(PALETTE_NAMES, mix32(index + 77)),
  mirrored: isOdd(mix32(FIRST_ABILITY + index) >>> 8),
});

const itemArt = ({ glyphs, palettes }: ItemArt, variant: number): IconArt => ({
  glyph: wrappedItem(glyphs, variant),
  palette: wrappedItem(palettes, Math.floor(variant / glyphs.length)),
  mirrored: isOdd(Math.floor(variant / (glyphs.length * palettes.length))),
});

const spreadArt = (hash: number): IconArt => {
  const share = hash % (SPREAD_KINDS + SPREAD_ABILITY_SHARES);
  const mirrored = isOdd(hash >>> 27);
  if (share >= SPREAD_KINDS) {
    return {
      glyph: wrappedItem(ABILITY_GLYPHS, hash >>> 8),
      palette: wrappedItem(PALETTE_NAMES, hash >>> 20),
      mirrored,
    };
  }
  const { glyphs, palettes } = ITEM_ART[wrappedItem(ITEM_ART_KINDS, share)];
  return { glyph: wrappedItem(glyphs, hash >>> 8), palette: wrappedItem(palettes, hash >>> 16), mirrored };
};

/**
 * Returns the art of any number. Total: reserved numbers below 100, items from 1000, abilities from 60000, and every
 * other number (fractions and overflow are cut to 32 bits, NaN counts as 0) is spread over the union of both.
 */
export const resolveIcon = (number: number): IconArt => {
  const n = number | 0;
  const reserved = RESERVED_ART.get(n);
  if (reserved) return { ...reserved, mirrored: false };
  if (n >= FIRST_ABILITY && n <= LAST_ABILITY) return abilityArt(n - FIRST_ABILITY);
  const kind = n >= KIND_SPAN ? ITEM_ART_KINDS[Math.floor(n / KIND_SPAN) - 1] : undefined;
  return kind ? itemArt(ITEM_ART[kind], n % KIND_SPAN) : spreadArt(mix32(n));
};
