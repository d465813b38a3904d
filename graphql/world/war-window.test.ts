import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { activitySampler, progressAt, warWindow } from './war-window.ts';

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

const WINDOW = warWindow(1_790_000_000);

describe('activitySampler', () => {
  const random = new Random('hours');
  const drawTime = activitySampler(WINDOW);
  const times = Array.from({ length: 20_000 }, () => drawTime(random));

  test('draws times within the window', () => {
    expect(Math.min(...times)).toBeGreaterThanOrEqual(WINDOW.from);
    expect(Math.max(...times)).toBeLessThanOrEqual(WINDOW.to);
  });

  test('draws most in the evening and least before dawn', () => {
    const share = (from: number, to: number) =>
      times.filter((time) => {
        const hour = new Date(time * 1000).getUTCHours();
        return hour >= from && hour <= to;
      }).length / times.length;
    expect(share(18, 23)).toBeGreaterThan(0.45);
    expect(share(2, 7)).toBeLessThan(0.12);
  });

  test('draws more at weekends than on other days', () => {
    const weekend = times.filter((time) => [0, 6].includes(new Date(time * 1000).getUTCDay())).length;
    expect(weekend / 2).toBeGreaterThan(((times.length - weekend) / 5) * 1.3);
  });
});
