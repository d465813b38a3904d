import { describe, expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { recordResponse } from './record-response.ts';

const answering = (data: object | null, asOf: number | null = null) =>
  recordResponse(
    Promise.resolve({ data, provenance: asOf === null ? null : { asOf, recordedSince: null } }),
    60,
  );

describe('recordResponse', () => {
  it('sends the record, for browsers to keep', async () => {
    const response = await answering({ name: 'Axe' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
    expect(await response.json()).toEqual({ name: 'Axe' });
  });

  it('marks a fallback as uncacheable', async () => {
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

  it.each([
    [new ApiError('overloaded'), 503],
    [new ApiError('refused', new Error('secret')), 502],
    [new TypeError('secret'), 502],
  ])('answers %s with its status and without its secrets', async (reason, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await recordResponse(Promise.reject(reason), 60);
    // What is no failure of the API is a fault of ours, which an operator should see.
    expect(log.mock.calls).toEqual(reason instanceof ApiError ? [] : [[reason]]);
    log.mockRestore();
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const text = await response.text();
    expect(text).toContain('The statistics service');
    expect(text).not.toContain('secret');
  });
});
