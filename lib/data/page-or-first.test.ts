import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';

import { pageOrFirst } from './page-or-first.ts';

describe('pageOrFirst', () => {
  it('asks for the page of the cursor', async () => {
    const ask = vi.fn(async () => 'page');

    expect(await pageOrFirst(10, { after: 'abc' }, ask)).toBe('page');
    expect(ask.mock.calls).toEqual([[{ first: 10, after: 'abc' }]]);
  });

  it('falls back to the first page when the cursor is refused', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new ApiError('refused')).mockResolvedValueOnce('first page');

    expect(await pageOrFirst(10, { before: 'abc' }, ask)).toBe('first page');
    expect(ask.mock.calls).toEqual([[{ last: 10, before: 'abc' }], [{ first: 10 }]]);
  });

  it('does not hide that the API is away, or that the first page is refused', async () => {
    const away = vi.fn().mockRejectedValue(new ApiError('unreachable'));
    const refused = vi.fn().mockRejectedValue(new ApiError('refused'));

    await expect(pageOrFirst(10, { after: 'abc' }, away)).rejects.toThrow(ApiError);
    await expect(pageOrFirst(10, {}, refused)).rejects.toThrow(ApiError);
    expect(away).toHaveBeenCalledTimes(1);
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
