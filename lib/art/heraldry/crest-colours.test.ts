import { describe, expect, it } from 'vitest';
import { contrast, crestColours, MIN_AREA_CONTRAST, MIN_EMBLEM_CONTRAST } from '../heraldry.ts';
import { TINCTURES } from './patterns.ts';

const pairs = TINCTURES.flatMap((_, color1) => TINCTURES.map((_, color2) => [color1, color2] as const));

describe('crestColours', () => {
  it('keeps pattern and field apart for every pair of tinctures', () => {
    for (const [color1, color2] of pairs) {
      const { field, area } = crestColours(color1, color2, false);
      expect(contrast(field, area), `${color1} ${color2}`).toBeGreaterThanOrEqual(MIN_AREA_CONTRAST);
    }
  });

  it('leaves a pair alone that already stands apart', () => {
    expect(crestColours(2, 1, false)).toMatchObject({ field: '#a81e2d', area: '#e3b23c' });
    expect(crestColours(4, 4, false)).toMatchObject({ field: '#1b1c22', area: '#1f6b43' });
  });

  it('gives every emblem an outline that contrasts with it', () => {
    for (const plain of [true, false]) {
      for (const [color1, color2] of pairs) {
        const { emblem, outline } = crestColours(color1, color2, plain);
        expect(contrast(emblem, outline), `${color1} ${color2}`).toBeGreaterThanOrEqual(MIN_EMBLEM_CONTRAST);
      }
    }
  });

  it('separates every emblem from every background, by its own colour or its outline', () => {
    for (const plain of [true, false]) {
      for (const [color1, color2] of pairs) {
        const { field, area, emblem, outline } = crestColours(color1, color2, plain);
        for (const background of plain ? [field] : [field, area]) {
          const best = Math.max(contrast(emblem, background), contrast(outline, background));
          expect(best, `${color1} ${color2}`).toBeGreaterThanOrEqual(MIN_EMBLEM_CONTRAST);
        }
      }
    }
  });

  it('paints the emblem of a plain field in the second tincture where it can be read', () => {
    expect(crestColours(3, 1, true).emblem).toBe('#e3b23c');
    expect(crestColours(3, 16, true).emblem).toBe('#f2ede0');
  });
});
