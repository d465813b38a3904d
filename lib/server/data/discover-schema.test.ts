import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discoverEndpoint } from './discover-schema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says once that an API cannot be asked for its schema, however often it tries', async () => {
  const lines: string[] = [];
  const ask = vi.fn(() => Promise.reject(new Error('connect ECONNREFUSED')));
  discoverEndpoint(ask, (level, line) => lines.push(`${level} ${line}`), 'info');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  expect(lines).toEqual([
    'warn the API does not say what it offers, and is asked again: Error: connect ECONNREFUSED',
  ]);
});
