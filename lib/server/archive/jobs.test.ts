import { expect, it } from 'vitest';
import { Jobs } from './jobs.ts';
import { VirtualClock } from './testing/virtual-clock.ts';

const INTERVAL = 2_000;

it('leaves a failing job alone for longer each time, and takes nothing from the others', async () => {
  const clock = new VirtualClock();
  const [done, failed] = [[] as string[], [] as string[]];
  let isBroken = true;
  const jobs = new Jobs({
    clock,
    interval: INTERVAL,
    onFailure: ({ name }, { failures, pause }) => failed.push(`${name} ${failures} ${pause / 1_000}`),
  });
  const at = () => clock.passed() / 1_000;
  void jobs.run([
    {
      name: 'kills',
      work: async () => {
        await clock.wait(1_000);
        if (isBroken) throw new Error('no kills');
        done.push(`kills ${at()}`);
        return 60_000;
      },
    },
    {
      name: 'events',
      work: async () => {
        done.push(`events ${at()}`);
        return 100_000;
      },
    },
  ]);
  await clock.until(clock.wait(301_000));
  expect(failed).toEqual([
    'kills 1 4',
    'kills 2 8',
    'kills 3 16',
    'kills 4 32',
    'kills 5 60',
    'kills 6 60',
    'kills 7 60',
    'kills 8 60',
  ]);
  expect(done).toEqual(['events 0', 'events 100', 'events 200', 'events 300']);
  isBroken = false;
  await clock.until(clock.wait(100_000));
  isBroken = true;
  await clock.until(clock.wait(100_000));
  expect(failed.slice(8, 10)).toEqual(['kills 1 4', 'kills 2 8']);
  jobs.stop();
});
