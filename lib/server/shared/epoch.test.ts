import { afterEach, expect, it, vi } from 'vitest';
import { fromEpoch, toEpoch } from './redis-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A process that does not run for so many milliseconds after it has read a clock. */
function interrupted(ms: number): void {
  vi.spyOn(Date, 'now').mockImplementationOnce(() => {
    const epoch = Date.now();
    const until = performance.now() + ms;
    while (performance.now() < until);
    return epoch;
  });
}

it('tells an instant as epoch milliseconds, and the reverse, on a busy machine too', () => {
  const [instant, epoch] = [1_000, Date.now() - performance.now() + 1_000];
  interrupted(50);
  expect(Math.abs(toEpoch(instant) - epoch)).toBeLessThan(25);
  interrupted(50);
  expect(Math.abs(fromEpoch(epoch) - instant)).toBeLessThan(25);
});
