import { describe, expect, it } from 'vitest';
import { contrast } from '../colour.ts';
import { blazon, LEAST_AREA_CONTRAST, LEAST_EMBLEM_CONTRAST } from './crest-colours.ts';
import { TINCTURES } from './tinctures.ts';

const pairs = TINCTURES.flatMap((_, color1) => TINCTURES.map((_, color2) => [color1, color2] as const));

describe('blazon', () => {
  it('keeps pattern and field apart for every pair of tinctures', () => {
    for (const [color1, color2] of pairs) {
      const { field, area } = blazon(color1, color2, false);
      expect(contrast(field, area), `${color1} ${color2}`).toBeGreaterThanOrEqual(LEAST_AREA_CONTRAST);
    }
  });

  it('leaves a pair alone that already stands apart', () => {
    expect(blazon(2, 1, false)).toMatchObject({ field: '#a81e2d', area: '#e3b23c' });
    expect(blazon(4, 4, false)).toMatchObject({ field: '#1b1c22', area: '#1f6b43' });
  });

  it('gives every emblem a line that stands out from it', () => {
    for (const plain of [true, false]) {
      for (const [color1, color2] of pairs) {
        const { emblem, outline } = blazon(color1, color2, plain);
        expect(contrast(emblem, outline), `${color1} ${color2}`).toBeGreaterThanOrEqual(
          LEAST_EMBLEM_CONTRAST,
        );
      }
    }
  });

  it('parts every emblem from every ground, by its own colour or by its line', () => {
    for (const plain of [true, false]) {
      for (const [color1, color2] of pairs) {
        const { field, area, emblem, outline } = blazon(color1, color2, plain);
        for (const ground of plain ? [field] : [field, area]) {
          const best = Math.max(contrast(emblem, ground), contrast(outline, ground));
          expect(best, `${color1} ${color2}`).toBeGreaterThanOrEqual(LEAST_EMBLEM_CONTRAST);
        }
      }
    }
  });

  it('paints the emblem of a plain field in the second tincture where it can be read', () => {
    expect(blazon(3, 1, true).emblem).toBe('#e3b23c');
    expect(blazon(3, 16, true).emblem).toBe('#f2ede0');
  });
});
