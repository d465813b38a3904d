import { expect, test } from 'vitest';

import { cpuRatioOf, medianLoad, ratioOf } from './measure-load.ts';

const load = (perSecond: number, p50 = 1, p99 = 2, cpu = 10) => ({ perSecond, p50, p99, cpu });

test('each value of a load is the median of its rounds', () => {
  expect(medianLoad([load(90, 8, 30), load(100, 9, 10), load(20, 7, 20)])).toEqual(load(90, 8, 20));
});

test('the best rounds are compared, since a busy machine only slows down', () => {
  expect(ratioOf([load(5), load(70)], [load(100), load(1)])).toBe(0.7);
});

test('so is the least work of processors, where it is known', () => {
  const works = (...list: number[]) => list.map((cpu) => load(1, 1, 2, cpu));
  expect(cpuRatioOf(works(20, 10), works(5, 8))).toBe(0.5);
  expect(cpuRatioOf(works(Number.NaN), works(5))).toBeNaN();
});
