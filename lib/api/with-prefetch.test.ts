import { afterEach, expect, it, vi } from 'vitest';

import { withPrefetch } from './with-prefetch.ts';
import { registerApi } from './registry.ts';

afterEach(() => registerApi(undefined));

it('asks for both at once, and fails only with the record', async () => {
  const asked: string[] = [];
  const answer = { data: 'Verenthe', provenance: null };
  const source = {
    idOf: (id: string) => id,
    get: vi.fn(async (id: string) => {
      asked.push(`record ${id}`);
      return answer;
    }),
  };
  const { get } = withPrefetch(source, (id) => {
    asked.push(`armory ${id}`);
    return Promise.reject(new Error('down'));
  });

  const record = get('7');
  expect(asked.toSorted()).toEqual(['armory 7', 'record 7']);
  expect(await record).toBe(answer);
  source.get.mockRejectedValue(new Error('away'));
  await expect(get('7')).rejects.toThrow('away');
});

it('asks the own API for the record alone', async () => {
  registerApi({ fetch: () => Promise.reject(new Error('not asked')) });
  const also = vi.fn(() => Promise.resolve());
  const source = {
    idOf: (id: string) => id,
    get: () => Promise.resolve({ data: 'Verenthe', provenance: null }),
  };

  await withPrefetch(source, also).get('7');
  expect(also).not.toHaveBeenCalled();
});
