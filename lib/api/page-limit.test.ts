import { afterEach, expect, it } from 'vitest';

import { mostRows } from './page-limit.ts';
import { registerEndpoint } from './schema/endpoint.ts';
import { createEndpoint } from './schema/remote-endpoint.ts';

afterEach(() => registerEndpoint(undefined));

it('asks our own API for a hundred rows at once', () => {
  expect(mostRows()).toBe(100);
});

it('asks another one for fifty', () => {
  registerEndpoint(
    createEndpoint({ introspect: async () => null, validate: async () => [], log: () => undefined }),
  );
  expect(mostRows()).toBe(50);
});
