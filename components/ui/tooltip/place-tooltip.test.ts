import { describe, expect, it } from 'vitest';

import { type Box, placeAbove, placeBeside } from './place-tooltip.ts';

const WINDOW = { width: 1280, height: 900 };
const CARD = { width: 344, height: 500 };
const LINE = { width: 60, height: 30 };

const box = (left: number, top: number, width = 200, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('placeBeside', () => {
  it('stands to the right, as high as its owner', () => {
    expect(placeBeside(box(100, 50), CARD, WINDOW)).toEqual({ left: 308, top: 50 });
  });

  it('takes the last place on the right that there is, and then the left', () => {
    expect(placeBeside(box(720, 50), CARD, WINDOW)).toEqual({ left: 928, top: 50 });
    expect(placeBeside(box(721, 50), CARD, WINDOW)).toEqual({ left: 369, top: 50 });
  });

  it('moves up at the lower edge, and down at the upper one', () => {
    expect(placeBeside(box(100, 800), CARD, WINDOW)).toEqual({ left: 308, top: 392 });
    expect(placeBeside(box(100, -20), CARD, WINDOW)).toEqual({ left: 308, top: 8 });
  });

  it('stands above an owner that fills the row, and below where there is no room above', () => {
    expect(placeBeside(box(20, 700, 1200), CARD, WINDOW)).toEqual({ left: 20, top: 192 });
    expect(placeBeside(box(20, 100, 1200), CARD, WINDOW)).toEqual({ left: 20, top: 148 });
  });

  it.each([
    [box(-50, -50, 20, 20), WINDOW],
    [box(1300, 950), WINDOW],
    [box(20, 400, 1240), WINDOW],
    [box(20.7, 850.6, 99.4, 40.5), { width: 800, height: 899.7 }],
    [box(20, 20, 300), { width: 360, height: 560 }],
  ])('never reaches beyond the window: %j in %j', (owner, window) => {
    const { left, top } = placeBeside(owner, CARD, window);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(left + CARD.width).toBeLessThanOrEqual(window.width - 8);
    expect(top + CARD.height).toBeLessThanOrEqual(window.height - 8);
  });

  it('shows its beginning where the window is too small for it', () => {
    expect(placeBeside(box(20, 300), CARD, { width: 300, height: 400 })).toEqual({ left: 8, top: 8 });
  });
});

describe('placeAbove', () => {
  it('stands above the middle of its owner', () => {
    expect(placeAbove(box(100, 100, 40, 20), LINE, WINDOW)).toEqual({ left: 90, top: 62 });
  });

  it('stands below where there is no room above', () => {
    expect(placeAbove(box(100, 30, 40, 20), LINE, WINDOW)).toEqual({ left: 90, top: 58 });
  });

  it('keeps away from the edges of the window', () => {
    expect(placeAbove(box(0, 100, 20, 20), LINE, WINDOW).left).toBe(8);
    expect(placeAbove(box(1260, 100, 20, 20), LINE, WINDOW).left).toBe(1212);
  });
});
