import { expect, it } from 'vitest';
import { Pace } from './process.ts';

const INTERVAL = 60;

it('lets questions begin with an interval between them, and none during a pause', async () => {
  const pace = new Pace(INTERVAL);
  const turns = [performance.now()];
  for (let count = 0; count < 3; count += 1) void pace.turn().then(() => turns.push(performance.now()));
  await pace.turn();
  turns.push(performance.now());
  pace.pause(5 * INTERVAL);
  await pace.turn();
  turns.push(performance.now());
  const pauses = turns.slice(1).map((time, index) => time - (turns[index] ?? 0));
  // A turn may begin a little late, and the next one in time.
  expect(pauses.map((pause) => pause > INTERVAL / 2)).toEqual([true, true, true, true, true]);
  expect(pauses.at(-1)).toBeGreaterThan(4.5 * INTERVAL);
  expect((turns.at(-1) ?? 0) - (turns[0] ?? 0)).toBeGreaterThan(8.9 * INTERVAL);
});
