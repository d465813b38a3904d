import { expect, it } from 'vitest';

import { arrived } from './arrived.ts';

it('is what a panel shows', async () => {
  expect(await arrived(Promise.resolve({ data: { kills: 7 }, provenance: null }))).toEqual({ kills: 7 });
});

it('is null for a panel that fails', async () => {
  expect(await arrived(Promise.reject(new Error('away')))).toBeNull();
});
