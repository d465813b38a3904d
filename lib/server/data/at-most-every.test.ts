import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './own-database.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('works at once, then once in a while, and never loses the last call', () => {
  const work = vi.fn();
  const call = atMostEvery(1000, work);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  call();
  call();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  call();
  expect(work).toHaveBeenCalledTimes(3);
});
