import { env } from '#lib/env.ts';

import { ApiError } from './api-error.ts';
import { secondsToWait } from './transport/retry-after.ts';

/** The largest page of the site asks for well under a tenth of this. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Too many questions, of all kinds together. */
const TOO_MANY = 429;
/** Seconds until the next question, where an API that has had too many does not say. */
const SHORT_PAUSE = 1;

const OVERLOADED = new Set([TOO_MANY, 503]);
const GATEWAY_FAILED = new Set([502, 504]);

/**
 * A `fetch` for an API on another machine: no redirections, which could lead into a network that only this machine
 * reaches; answers of bounded size, and of bounded time for whoever sets no signal; statuses of an API that cannot
 * answer now become failures that say when to ask again, where it does. Whoever calls it keeps to that (ApiCalls).
 * @throws ApiError
 */
export function createRemoteFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    // Calls of pages have their deadline already, and a timer for each costs them.
    const signal = init?.signal ?? AbortSignal.timeout(env().API_TIMEOUT_MS);
    try {
      const response = await send(input, { ...init, signal, cache: 'no-store', redirect: 'manual' });
      const failure = failureOf(response);
      if (failure) {
        await response.body?.cancel();
        throw failure;
      }
      const { status, headers } = response;
      return readAlready(await readBounded(response), { status, headers: plainHeaders(headers) });
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('unreachable', error);
    }
  };
}

/** Returns the ApiError for an HTTP response that is no answer; undefined for a good one. */
function failureOf({ status, headers }: Response): ApiError | undefined {
  if (status >= 300 && status < 400) return new ApiError('malformed', answered(status));
  if (GATEWAY_FAILED.has(status)) return new ApiError('unreachable', answered(status));
  if (!OVERLOADED.has(status)) return undefined;
  const holdsForAll = status === TOO_MANY;
  const retryAfter = secondsToWait(headers.get('retry-after')) ?? (holdsForAll ? SHORT_PAUSE : undefined);
  return new ApiError('overloaded', answered(status), { retryAfter, holdsForAll });
}

const answered = (status: number) => new Error(`The API answered ${status}`);

/** Reads an answer of bounded size, so that a broken server cannot fill the memory. */
async function readBounded(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      throw new ApiError('malformed', new Error('The answer is too large'));
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** A response that has been read: to make another stream of its text costs more than reading it did. */
const readAlready = (text: string, init: ResponseInit): Response =>
  Object.assign(new Response(null, init), {
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  });

/** The body has been decoded already: what described its encoding would be wrong now. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
