import { expect, it, vi } from 'vitest';

import type { Answer } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';

import { startOnce } from '../page/start-once.ts';
import { find, presence } from './find.ts';

interface NamedPlace {
  readonly name: string;
}

const EKRUND: Answer<NamedPlace> = { data: { name: 'Ekrund' }, provenance: null };

const source = (get: () => Promise<Answer<NamedPlace | null>>) => ({
  idOf: ({ id }: { id: string }) => (id === 'malformed' ? null : id),
  get: vi.fn(get),
});

const known = source(async () => EKRUND);
const unknown = source(async () => ({ data: null, provenance: null }));
const failing = source(() => Promise.reject(new ApiError('overloaded', undefined, { retryAfter: 9 })));

const asked = (id: string, query: Record<string, string> = {}) => ({
  params: Promise.resolve({ id }),
  searchParams: Promise.resolve(query),
});

it('finds the record of an address, with its id and the query', async () => {
  const found = await find(known, asked('7', { vs: '8' }));
  expect(found).toEqual({ record: EKRUND.data, id: '7', query: { vs: '8' }, provenance: null });
  const { params } = asked('7');
  expect(await find(known, { params })).toMatchObject({ record: EKRUND.data, query: {} });
});

it('asks nothing for an id that no record can have', async () => {
  const start = vi.fn(() => ({}));
  expect(await find(unknown, asked('malformed'), start)).toEqual({ record: null, error: null });
  expect(unknown.get).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

it('tells a record that does not exist from one that the API did not tell', async () => {
  expect(await find(unknown, asked('7'))).toEqual({ record: null, error: null });
  expect(await find(failing, asked('7'))).toMatchObject({ record: null, error: { kind: 'overloaded' } });
  const lacking = { data: null, provenance: { asOf: null, recordedSince: 1_790_000_000 } };
  expect(await presence(Promise.resolve(lacking))).toMatchObject({ error: { kind: 'unarchived' } });
});

it('starts panels beside the record', async () => {
  const order: string[] = [];
  const slow = source(async () => {
    order.push('record');
    await new Promise(setImmediate);
    order.push('found');
    return EKRUND;
  });
  const start = vi.fn((id: string, query: object) => {
    order.push('panels');
    return { id, query };
  });
  await find(slow, asked('7', { sort: 'name' }), start);
  expect(order).toEqual(['panels', 'record', 'found']);
  expect(start).toHaveBeenCalledWith('7', { sort: 'name' });
});

it('lets panels of a missing record fail', async () => {
  const start = startOnce((_id: string) => ({
    list: Promise.reject(new ApiError('overloaded')),
    title: 'x',
  }));
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  expect((await find(unknown, asked('7'), start)).record).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('catches no error of its parameters, by which Next ends a rendering of the build', async () => {
  const dynamic = new Error('Dynamic server usage');
  const { params } = asked('7');
  await expect(find(known, { params, searchParams: Promise.reject(dynamic) })).rejects.toBe(dynamic);
});
