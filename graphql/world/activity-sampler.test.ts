import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/world/random.ts';
import { warWindow } from '#graphql/world/war-window.ts';
import { activitySampler } from './activity-sampler.ts';

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
