import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Pace } from './pace.ts';
import { VirtualClock } from './testing/virtual-clock.ts';

const INTERVAL = 2_000;

/** Asks questions that take so long, all at once. @returns the seconds at which they began */
async function begun(pace: Pace, clock: VirtualClock, took: readonly number[]) {
  const times: number[] = [];
  const answers = took.map((milliseconds) =>
    pace.ask(async () => {
      times.push(clock.passed() / 1_000);
      await clock.wait(milliseconds);
    }),
  );
  await clock.until(Promise.all(answers));
  return times;
}

it('lets questions begin with an interval after each answer', async () => {
  const clock = new VirtualClock();
  expect(await begun(new Pace(INTERVAL, clock), clock, [0, 0, 1_000, 0])).toEqual([2, 4, 6, 9]);
});

it('holds up others for some seconds only where an answer does not come', async () => {
  const clock = new VirtualClock();
  expect(await begun(new Pace(INTERVAL, clock), clock, [30_000, 0, 0])).toEqual([2, 10, 12]);
});

it('lets no question begin during a pause, however long it is', async () => {
  const clock = new VirtualClock();
  const pace = new Pace(INTERVAL, clock);
  const month = 30 * 86_400;
  const told = pace.ask(async () => pace.pause(month * 1_000));
  await clock.until(told);
  expect(await begun(pace, clock, [0])).toEqual([2 + month]);
});

it('goes on after a question that failed', async () => {
  const pace = new Pace(1);
  await expect(pace.ask(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await pace.ask(async () => 'answer')).toBe('answer');
  await wait(1);
});
