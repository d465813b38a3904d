import { env } from '#lib/env.ts';
import { ApiError } from './api-error.ts';

/** The longest pause in seconds that an API may ask for, where visitors wait: longer ones are cut to it. */
const LONGEST_FOR_VISITORS = 60;

/**
 * Seconds to wait by a `Retry-After` header, which holds seconds or a date; undefined for any other value.
 * @param now epoch milliseconds
 * @example secondsToWait('120') // 120
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}

/** Bytes of the largest accepted answer; the largest page of the site needs less than a tenth. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** The status of too many requests, counted over all kinds of questions. */
const TOO_MANY = 429;
/** Seconds until the next question, where a 429 answer does not say. */
const SHORT_PAUSE = 1;

const OVERLOADED = new Set([TOO_MANY, 503]);
const GATEWAY_FAILED = new Set([502, 504]);

/**
 * A `fetch` for a remote API. It refuses redirects, which could lead into a network that only this machine reaches; it
 * bounds the size of answers, and their time where the caller sets no signal; and it turns statuses of an unavailable
 * API into an ApiError with its `Retry-After`, which ApiCalls heeds.
 * @param longestPause in seconds; a longer `Retry-After` is cut to it, since a mistaken one would close all pages
 * @throws ApiError
 */
export function createRemoteFetch(
  send: typeof fetch = fetch,
  longestPause = LONGEST_FOR_VISITORS,
): typeof fetch {
  return async (input, init) => {
    // Calls for pages have a deadline already, and another timer for each would cost time.
    const signal = init?.signal ?? AbortSignal.timeout(env().API_TIMEOUT_MS);
    try {
      const response = await send(input, { ...init, signal, cache: 'no-store', redirect: 'manual' });
      const failure = failureOf(response, longestPause);
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

/** The ApiError for an HTTP response that holds no answer; undefined for one that does. */
function failureOf({ status, headers }: Response, longestPause: number): ApiError | undefined {
  if (status >= 300 && status < 400) return new ApiError('malformed', answered(status));
  if (GATEWAY_FAILED.has(status)) return new ApiError('unreachable', answered(status));
  if (!OVERLOADED.has(status)) return undefined;
  const holdsForAll = status === TOO_MANY;
  const asked = secondsToWait(headers.get('retry-after')) ?? (holdsForAll ? SHORT_PAUSE : undefined);
  if (asked === undefined) return new ApiError('overloaded', answered(status));
  const retryAfter = Math.min(asked, longestPause);
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

/** Makes a response of a text that has been read already: another stream would cost more than the reading. */
const readAlready = (text: string, init: ResponseInit): Response =>
  Object.assign(new Response(null, init), {
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  });

/** Removes the headers about the encoding of a body that has been decoded. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
