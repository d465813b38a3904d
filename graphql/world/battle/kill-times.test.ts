import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/world/random.ts';
import { scatterTimes, surgeTimes } from './kill-times.ts';

describe.each([
  ['scattered', scatterTimes],
  ['surging', surgeTimes],
])('%s times', (_, timesOf) => {
  const times = timesOf(new Random('times'), 10_000, 12_000, 300);

  test('are as many as asked for, ascending, within their bounds', () => {
    expect(times).toHaveLength(300);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(10_000);
    expect(times.at(-1)).toBeLessThanOrEqual(12_000);
  });

  test('fall on the same second now and then', () => {
    expect(new Set(times).size).toBeLessThan(300);
  });
});

test('the last surging time is the end', () => {
  expect(surgeTimes(new Random('end'), 500, 900, 1)).toEqual([900]);
  expect(surgeTimes(new Random('end'), 500, 900, 20).at(-1)).toBe(900);
});
