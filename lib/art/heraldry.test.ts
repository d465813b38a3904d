import { describe, expect, it } from 'vitest';
import { heraldrySvg } from './heraldry.ts';
import type { Heraldry } from './heraldry/heraldry-path.ts';
import { PATTERNS, SHIELD_SHAPES } from './heraldry/patterns.ts';
import { EMBLEM_GLYPHS } from './tables/icon-glyphs.ts';

const plain: Heraldry = { size: 64, realm: 1, emblem: 0, pattern: 0, color1: 3, color2: 1, shape: 0 };

const expectCleanSvg = (svg: string): void => {
  expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
  expect(svg).not.toMatch(/ style=|<style|NaN|undefined|\{paint\}/);
};

describe('heraldrySvg', () => {
  it('has 140 emblems, 28 patterns and 10 shapes', () => {
    expect([EMBLEM_GLYPHS.length, PATTERNS.length, SHIELD_SHAPES.length]).toEqual([140, 28, 10]);
    expect(new Set(EMBLEM_GLYPHS).size).toBe(140);
    expect(new Set(PATTERNS.map((pattern) => pattern.area)).size).toBe(28);
  });

  it('draws every emblem on every pattern, each crest unlike all others', () => {
    const crests = new Set<string>();
    EMBLEM_GLYPHS.forEach((_, emblem) =>
      PATTERNS.forEach((_, pattern) => {
        const svg = heraldrySvg({
          ...plain,
          emblem,
          pattern,
          color1: emblem % 24,
          color2: pattern % 24,
          shape: emblem % 10,
        });
        expectCleanSvg(svg);
        crests.add(svg);
      }),
    );
    expect(crests.size).toBe(140 * 28);
  });

  it('draws the same crest again, and wraps numbers outside the tables', () => {
    expect(heraldrySvg({ ...plain })).toBe(heraldrySvg(plain));
    const wrapped = {
      ...plain,
      emblem: -140,
      pattern: 28 * 9,
      color1: 3 - 24,
      color2: 25,
      shape: -9_999_999_990,
    };
    expect(heraldrySvg(wrapped)).toBe(heraldrySvg(plain));
    expectCleanSvg(heraldrySvg({ ...plain, emblem: 9_999_999_999, pattern: -9_999_999_999 }));
  });

  it('counts every realm but Order as Destruction', () => {
    const destruction = heraldrySvg({ ...plain, realm: 2 });
    expect(heraldrySvg({ ...plain, realm: 0 })).toBe(destruction);
    expect(heraldrySvg({ ...plain, realm: -1 })).toBe(destruction);
    expect(heraldrySvg(plain)).not.toBe(destruction);
  });

  it('drops the ornament up to 40 pixels', () => {
    expect(heraldrySvg({ ...plain, size: 40 })).toContain('viewBox="-2 0 104 116" width="40" height="45"');
    expect(heraldrySvg({ ...plain, size: 41 })).toContain('viewBox="-22 -20 144 140"');
    expect(heraldrySvg({ ...plain, size: 40 }).length).toBeLessThan(
      heraldrySvg({ ...plain, size: 41 }).length,
    );
  });
});
