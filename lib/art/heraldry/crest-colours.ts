import { contrast, luminance } from '../colour.ts';
import { wrappedItem, wrapIndex } from '../wrapped-item.ts';
import { TINCTURES } from './tinctures.ts';

/** The colours a crest is painted in, all `#rrggbb`. */
export interface CrestColours {
  readonly field: string;
  /** The pattern's colour; without a pattern it is not painted. */
  readonly area: string;
  readonly emblem: string;
  /** The fimbriation: a line around the emblem that parts it from the field. */
  readonly outline: string;
}

/** With less contrast the pattern could not be seen. */
export const MIN_AREA_CONTRAST = 1.6;
export const MIN_EMBLEM_CONTRAST = 3;

const EMBLEM_ARGENT = '#f2ede0';
const EMBLEM_CHOICES = [EMBLEM_ARGENT, '#f0c653', '#15161b'];
const OUTLINE_BLACK = '#0c0d11';
const DARK_EMBLEM = 0.2;

/** The rule of tincture: the first colour from the second one on that has enough contrast to the field. */
const distinctArea = (field: string, color2: number): string => {
  const start = wrapIndex(color2, TINCTURES.length);
  const candidates = TINCTURES.map((_, offset) => wrappedItem(TINCTURES, start + offset).colour);
  return (
    candidates.find((colour) => contrast(field, colour) >= MIN_AREA_CONTRAST) ?? wrappedItem(candidates, 0)
  );
};

const readableEmblem = (backgrounds: readonly string[]): string => {
  const worst = (colour: string): number =>
    Math.min(...backgrounds.map((background) => contrast(colour, background)));
  return (
    EMBLEM_CHOICES.find((colour) => worst(colour) >= MIN_EMBLEM_CONTRAST) ??
    EMBLEM_CHOICES.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best))
  );
};

const withOutline = (field: string, area: string, emblem: string): CrestColours => ({
  field,
  area,
  emblem,
  outline: luminance(emblem) < DARK_EMBLEM ? EMBLEM_ARGENT : OUTLINE_BLACK,
});

/**
 * The colours for two tincture numbers (any integers). On a plain field the second tincture is the emblem's, where it
 * can be read; on a pattern the emblem takes the metal that stands out from both.
 */
export const crestColours = (color1: number, color2: number, plain: boolean): CrestColours => {
  const field = wrappedItem(TINCTURES, color1).colour;
  if (!plain) {
    const area = distinctArea(field, color2);
    return withOutline(field, area, readableEmblem([field, area]));
  }
  const second = wrappedItem(TINCTURES, color2).colour;
  const readable = contrast(field, second) >= MIN_EMBLEM_CONTRAST;
  return withOutline(field, second, readable ? second : readableEmblem([field]));
};
