import { describe, expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createRemoteFetch } from './remote-transport.ts';

const ADDRESS = 'http://api.example/graphql';
const answer = (status: number, body = '{}') => new Response(body, { status });

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

  it('asks once more after a failure that may pass', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValueOnce(answer(502)).mockResolvedValueOnce(answer(200));

    expect((await createRemoteFetch(send)(ADDRESS)).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('asks twice at most', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));

    const error = await failureOf(createRemoteFetch(send)(ADDRESS));

    expect(error.kind).toBe('unreachable');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not ask again after an answer that will not change', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(answer(400, '{"errors":[]}'));

    expect((await createRemoteFetch(send)(ADDRESS)).status).toBe(400);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says overloaded after 503', async () => {
    const send = vi.fn<typeof fetch>(async () => answer(503));

    expect((await failureOf(createRemoteFetch(send)(ADDRESS))).kind).toBe('overloaded');
  });

  it('stops asking for a while after many failures', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));
    const remote = createRemoteFetch(send);
    for (let n = 0; n < 6; n++) await failureOf(remote(ADDRESS));
    const calls = send.mock.calls.length;

    expect((await failureOf(remote(ADDRESS))).kind).toBe('overloaded');
    expect(send.mock.calls.length).toBe(calls);
  });

  it('refuses an answer without end', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)) });
    const send = async () => new Response(endless);

    expect((await failureOf(createRemoteFetch(send)(ADDRESS))).kind).toBe('malformed');
  });

  it('gives up on an API that never answers', async () => {
    vi.useFakeTimers();
    const send = () => new Promise<Response>(() => undefined);

    const failure = failureOf(createRemoteFetch(send)(ADDRESS));
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();

    expect((await failure).kind).toBe('unreachable');
  });
});
