import { describe, expect, it } from 'vitest';
import { FRAME_SHAPES } from './framed-icon.ts';
import { iconSvg } from './icon.ts';

describe('iconSvg', () => {
  it('draws the same number the same way', () => {
    expect(iconSvg(1003)).toBe(iconSvg(1003));
    expect(iconSvg(1003)).not.toBe(iconSvg(1004));
  });

  it('defaults to a square of 64 pixels', () => {
    expect(iconSvg(1003)).toContain('viewBox="0 0 64 64" width="64" height="64"');
    expect(iconSvg(1003)).toBe(iconSvg(1003, { frame: 'square', pressed: false, size: 64 }));
  });

  it('has a picture of its own for every frame and state', () => {
    const pictures = FRAME_SHAPES.flatMap((frame) => [
      iconSvg(9000, { frame }),
      iconSvg(9000, { frame, pressed: true }),
    ]);
    expect(new Set(pictures).size).toBe(6);
  });

  it('stays small, closed and free of style attributes for any number', () => {
    for (let number = -50_000; number < 100_000; number += 997) {
      const svg = iconSvg(number, { frame: 'circle' });
      expect(svg.startsWith('<svg ') && svg.endsWith('</svg>')).toBe(true);
      expect(svg).not.toMatch(/ style=|<style|NaN|undefined|\{paint\}/);
      expect(svg.length).toBeLessThan(24_000);
    }
  });
});
