import { describe, expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createRemoteFetch } from './remote-transport.ts';

const ADDRESS = 'http://api.example/graphql';
const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 304 ? null : '{}', { status, headers });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await promise.then(
    () => new Error('it answered'),
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw new Error('not an ApiError', { cause: reason });
  return reason;
}

describe('remote fetch', () => {
  it('passes an answer through, without the headers of its encoding', async () => {
    const send = vi.fn(async () => new Response('{"data":1}', { headers: { 'content-encoding': 'gzip' } }));

    const response = await createRemoteFetch(send)(ADDRESS);

    expect(await response.text()).toBe('{"data":1}');
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('passes on what the API says of a question that it refuses', async () => {
    const send = vi.fn<typeof fetch>(async () => answer(400));

    expect((await createRemoteFetch(send)(ADDRESS)).status).toBe(400);
  });

  it.each([
    [502, {}, { kind: 'unreachable' }],
    [504, { 'retry-after': '9' }, { kind: 'unreachable', retryAfter: undefined }],
    [503, {}, { kind: 'overloaded', retryAfter: undefined }],
    [503, { 'retry-after': '9' }, { kind: 'overloaded', retryAfter: 9, holdsForAll: false }],
    [429, { 'retry-after': '9' }, { kind: 'overloaded', retryAfter: 9, holdsForAll: true }],
    [429, {}, { kind: 'overloaded', retryAfter: 1, holdsForAll: true }],
    [301, { location: 'http://10.0.0.1/' }, { kind: 'malformed' }],
    [307, { location: ADDRESS }, { kind: 'malformed' }],
  ])('takes %i %o for a failure', async (status, headers, failure) => {
    const send = vi.fn<typeof fetch>(async () => answer(status, headers));

    expect(await failureOf(createRemoteFetch(send)(ADDRESS))).toMatchObject(failure);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it('passes on a pause of any length where no visitor waits, and a minute at most to visitors', async () => {
    const send = async () => answer(503, { 'retry-after': '86400' });

    expect(await failureOf(createRemoteFetch(send)(ADDRESS))).toMatchObject({ retryAfter: 60 });
    expect(await failureOf(createRemoteFetch(send, Infinity)(ADDRESS))).toMatchObject({ retryAfter: 86_400 });
  });

  it('takes a connection that fails for an API that is away', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));

    expect((await failureOf(createRemoteFetch(send)(ADDRESS))).kind).toBe('unreachable');
  });

  it('refuses an answer without end', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)) });
    const send = async () => new Response(endless);

    expect((await failureOf(createRemoteFetch(send)(ADDRESS))).kind).toBe('malformed');
  });

  it('gives up with those who wait for it', async () => {
    const send: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const visit = new AbortController();

    const failure = failureOf(createRemoteFetch(send)(ADDRESS, { signal: visit.signal }));
    visit.abort();

    expect((await failure).kind).toBe('unreachable');
  });
});
