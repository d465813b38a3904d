import { contrast, luminance } from '../colour.ts';
import { pick, wrapIndex } from '../wrapped-item.ts';
import { TINCTURES } from './tinctures.ts';

/** The colours a crest is painted in, all `#rrggbb`. */
export interface Blazon {
  readonly field: string;
  /** The pattern's colour; without a pattern it is not painted. */
  readonly area: string;
  readonly emblem: string;
  /** The fimbriation: a line around the emblem that parts it from the field. */
  readonly outline: string;
}

/** Two tinctures closer than this are one to the eye, and the pattern would be lost. */
export const LEAST_AREA_CONTRAST = 1.6;
export const LEAST_EMBLEM_CONTRAST = 3;

const EMBLEM_ARGENT = '#f2ede0';
const EMBLEM_CHOICES = [EMBLEM_ARGENT, '#f0c653', '#15161b'];
const OUTLINE_BLACK = '#0c0d11';
const DARK_EMBLEM = 0.2;

/** The rule of tincture: the second colour steps forward until it can be told from the field. */
const distinctArea = (field: string, color2: number): string => {
  const start = wrapIndex(color2, TINCTURES.length);
  const steps = TINCTURES.map((_, step) => pick(TINCTURES, start + step).colour);
  return steps.find((colour) => contrast(field, colour) >= LEAST_AREA_CONTRAST) ?? pick(steps, 0);
};

const readableEmblem = (grounds: readonly string[]): string => {
  const worst = (colour: string): number => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  return (
    EMBLEM_CHOICES.find((colour) => worst(colour) >= LEAST_EMBLEM_CONTRAST) ??
    EMBLEM_CHOICES.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best))
  );
};

const withOutline = (field: string, area: string, emblem: string): Blazon => ({
  field,
  area,
  emblem,
  outline: luminance(emblem) < DARK_EMBLEM ? EMBLEM_ARGENT : OUTLINE_BLACK,
});

/**
 * The colours for two tincture numbers (any integers). On a plain field the second tincture is the emblem's, where it
 * can be read; on a pattern the emblem takes the metal that stands out from both.
 */
export const blazon = (color1: number, color2: number, plain: boolean): Blazon => {
  const field = pick(TINCTURES, color1).colour;
  if (!plain) {
    const area = distinctArea(field, color2);
    return withOutline(field, area, readableEmblem([field, area]));
  }
  const second = pick(TINCTURES, color2).colour;
  const readable = contrast(field, second) >= LEAST_EMBLEM_CONTRAST;
  return withOutline(field, second, readable ? second : readableEmblem([field]));
};
