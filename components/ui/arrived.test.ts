import { expect, it, vi } from 'vitest';

vi.mock('next/headers', () => ({ headers: async () => new Map() }));
const { arrived } = await import('./arrived.ts');

const answer = <Data>(data: Data) => ({ data, staleSince: null });

it('is what a panel shows', async () => {
  expect(await arrived(Promise.resolve(answer({ kills: 7 })))).toEqual({ kills: 7 });
});

it('is null for a panel that fails, or is late', async () => {
  expect(await arrived(Promise.reject(new Error('away')))).toBeNull();
  expect(await arrived(new Promise<never>(() => undefined))).toBeNull();
});
