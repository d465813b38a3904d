import { describe, expect, it } from 'vitest';

import { ApiError } from './api-error.ts';
import { recordResponse } from './record-response.ts';

const answer = (data: object | null) => Promise.resolve({ data, staleSince: null });

describe('recordResponse', () => {
  it('gives the record, to be kept for a while', async () => {
    const response = await recordResponse(answer({ name: 'Axe' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(await response.json()).toEqual({ name: 'Axe' });
  });

  it.each([
    ['nothing there', () => answer(null), 404, 'Not found'],
    [
      'a refusal',
      () => Promise.reject(new ApiError('refused', new Error('secret'))),
      502,
      'could not answer',
    ],
    ['a busy API', () => Promise.reject(new ApiError('overloaded')), 503, 'is busy'],
    ['any other failure', () => Promise.reject(new TypeError('secret')), 502, 'could not answer'],
  ])('says so for %s, which nobody keeps', async (_, from, status, error) => {
    const response = await recordResponse(from());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error: expect.stringContaining(error) });
    expect(text).not.toContain('secret');
  });
});
