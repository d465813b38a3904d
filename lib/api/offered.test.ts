import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { newContext, runWithContext } from '#lib/request-context.ts';

import { LIVE } from './answer.ts';
import { whatIsOffered } from './offered.ts';
import { registerEndpoint } from './schema/endpoint.ts';
import { createEndpoint } from './schema/remote-endpoint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  registerEndpoint(undefined);
});

const page = () =>
  newContext({
    path: '/credits',
    response: { headersSent: false, statusCode: 200, setHeader: vi.fn() },
    nonce: '',
    softNavigation: false,
  });

/** Renders a page over an API, and returns the time until which it is fresh. */
async function freshUntil(introspect: () => Promise<unknown>): Promise<number> {
  registerEndpoint(
    createEndpoint({ introspect, validate: async () => [{ message: 'Refused' }], log: () => undefined }),
  );
  const context = page();
  const offered = runWithContext(context, whatIsOffered);
  await vi.advanceTimersByTimeAsync(1_000);
  await offered;
  return context.answers.freshUntil;
}

it('makes no page that lives long while the API is only assumed', async () => {
  const never = () => new Promise<never>(() => undefined);
  const away = () => Promise.reject(new Error('away'));
  for (const introspect of [never, away]) {
    expect(await freshUntil(introspect)).toBeLessThanOrEqual(performance.now() + LIVE.fresh);
  }
});

it('does not shorten the life of a page once the API is known, even by what it refuses', async () => {
  expect(await freshUntil(async () => null)).toBe(Infinity);
});
