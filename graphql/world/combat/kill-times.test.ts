import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { uniformTimes, waveTimes } from './simulate-battle.ts';

describe.each([
  ['scattered', uniformTimes],
  ['surging', waveTimes],
])('%s times', (_, timesOf) => {
  const times = timesOf(new Random('times'), 10_000, 12_000, 300);

  test('are as many as asked for, ascending, within their bounds', () => {
    expect(times).toHaveLength(300);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(10_000);
    expect(times.at(-1)).toBeLessThanOrEqual(12_000);
  });

  test('share a second now and then', () => {
    expect(new Set(times).size).toBeLessThan(300);
  });
});

test('the last wave ends at the end', () => {
  expect(waveTimes(new Random('end'), 500, 900, 1)).toEqual([900]);
  expect(waveTimes(new Random('end'), 500, 900, 20).at(-1)).toBe(900);
});
