import { expect, test } from 'vitest';
import { untilIdle } from './raw-request.ts';

const timeOf = async (cpuTime: () => number): Promise<number> => {
  const began = performance.now();
  await untilIdle([{ cpuTime: () => 10 }, { cpuTime }]);
  return performance.now() - began;
};

test('servers are waited for until they rest', async () => {
  const began = performance.now();
  const took = await timeOf(() => Math.min(performance.now() - began, 250));
  expect(took).toBeGreaterThan(300);
});

test('checks once where the system does not report processor time', async () => {
  let looks = 0;
  await timeOf(() => {
    looks += 1;
    return Number.NaN;
  });
  expect(looks).toBe(2);
});
