import { describe, expect, test } from 'vitest';
import { progressAt, warWindow } from './war-window.ts';

describe('the window of the war', () => {
  const window = warWindow(1_790_000_000);

  test('is the 60 days up to now', () => {
    expect(window).toEqual({ from: 1_784_816_000, to: 1_790_000_000 });
  });

  test('progress runs from 0 to 1 and stays there', () => {
    const marks = [window.from - 5, window.from, (window.from + window.to) / 2, window.to, window.to + 5];
    expect(marks.map((time) => progressAt(window, time))).toEqual([0, 0, 0.5, 1, 1]);
  });
});
