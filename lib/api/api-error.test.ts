import { describe, expect, it, vi } from 'vitest';

import { ApiError, asApiError } from './api-error.ts';

describe('ApiError', () => {
  it('shows a fixed name and message and keeps the cause out of both', () => {
    const error = new ApiError('unreachable', new Error('connect ECONNREFUSED 10.0.0.7:4000'));

    expect(error.name).toBe('ServiceUnreachable');
    expect(error.message).not.toContain('10.0.0.7');
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('answers 503 only when the service is overloaded, 404 only when it gives no record', () => {
    expect(new ApiError('overloaded').status).toBe(503);
    expect(new ApiError('unreachable').status).toBe(502);
    expect(new ApiError('malformed').status).toBe(502);
    expect(new ApiError('broken').status).toBe(404);
  });
});

describe('asApiError', () => {
  it('passes an ApiError through and hides anything else', () => {
    const known = new ApiError('overloaded');

    expect(asApiError(known)).toBe(known);
    expect(asApiError(new TypeError('secret')).message).not.toContain('secret');
    expect(asApiError('text').name).toBe('QueryFailed');
  });

  it('knows the errors of another bundle, which has a class of its own', async () => {
    vi.resetModules();
    const bundle = await import('./api-error.ts');
    expect(bundle.ApiError).not.toBe(ApiError);

    const foreign = new bundle.ApiError('overloaded');
    expect(asApiError(foreign)).toBe(foreign);
    expect(new Error('overloaded')).not.toBeInstanceOf(ApiError);
    expect(null).not.toBeInstanceOf(ApiError);
  });
});
