import { describe, expect, it } from 'vitest';

import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { recordResponse } from './record-response.ts';

const asked = (get: (id: number) => Promise<Answer<{ name: string } | null>>, id = '7') =>
  recordResponse({ idOf: ({ id }: { id: string }) => Number(id) || null, get }, { id }, ({ name }) => ({
    shown: name,
  }));

const answering = (data: { name: string } | null, staleSince: number | null = null) =>
  asked(() => Promise.resolve({ data, staleSince }));

describe('recordResponse', () => {
  it('sends what is shown of a record, for browsers to keep', async () => {
    const response = await answering({ name: 'Axe' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=3600');
    expect(await response.json()).toEqual({ shown: 'Axe' });
  });

  it('lets nobody keep what stands in for an answer', async () => {
    const response = await answering({ name: 'Axe' }, 1);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 404 for an unknown record', async () => {
    const response = await answering(null);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ error: 'Not found' });
  });

  it('asks for nothing where no record can have the id', async () => {
    const response = await asked(() => Promise.reject(new Error('was asked')), 'x');
    expect(response.status).toBe(404);
  });

  it.each([
    ['overloaded', 503],
    ['unreachable', 502],
    ['refused', 502],
  ] as const)('answers an API that is %s with %i and without its secrets', async (kind, status) => {
    const response = await asked(() => Promise.reject(new ApiError(kind, new Error('secret'))));
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).toContain('The statistics service');
    expect(text).not.toContain('secret');
  });
});
