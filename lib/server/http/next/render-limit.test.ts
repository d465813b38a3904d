import { expect, test } from 'vitest';
import { LOAD_SAMPLE, LoopLimit } from './render-limit.ts';

/** Lets the event loop work, or rest, for as long as its load is looked at. */
const work = () => {
  const until = performance.now() + 2 * LOAD_SAMPLE;
  while (performance.now() < until) Math.sqrt(until);
};
const rest = () => new Promise((resolve) => setTimeout(resolve, 2 * LOAD_SAMPLE));

test('a busy loop leaves two slots, and one that waits makes room', async () => {
  const limit = new LoopLimit();
  const adapt = () => limit.adapt(4, 1);
  for (let sample = 0; sample < 4; sample += 1) {
    work();
    adapt();
  }
  expect(limit.slots).toBe(2);
  await rest();
  // What was worked before the rest counts to the sample that ends with it.
  adapt();
  const before = limit.slots;
  await rest();
  adapt();
  expect(limit.slots).toBeGreaterThan(before);
});

test('clients that ask for too much have half of the slots, and none while the loop is busy', async () => {
  const limit = new LoopLimit();
  expect(limit.slotsOfGreedy).toBe(2);
  await rest();
  work();
  work();
  limit.adapt(4, 1);
  expect(limit.slotsOfGreedy).toBe(0);
  await rest();
  await rest();
  limit.adapt(4, 1);
  expect(limit.slotsOfGreedy).toBeGreaterThan(0);
});

test('nothing changes while nobody waits, and all begins anew when nothing is rendered', async () => {
  const limit = new LoopLimit();
  await rest();
  limit.adapt(1, 0);
  expect(limit.slots).toBe(4);
  for (let sample = 0; sample < 4; sample += 1) {
    await rest();
    limit.adapt(4, 1);
  }
  expect(limit.slots).toBeGreaterThan(4);
  limit.adapt(0, 0);
  expect(limit.slots).toBe(4);
});
