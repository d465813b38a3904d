import { ApiError } from './api-error.ts';
import { DEADLINE } from './transport/api-calls.ts';
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
 * reaches; answers of bounded size and time; statuses of an API that cannot answer now become failures that say when to
 * ask again, where it does. Whoever calls it keeps to that (ApiCalls).
 * @throws ApiError
 */
export function createRemoteFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const ends = [AbortSignal.timeout(DEADLINE), ...(init?.signal ? [init.signal] : [])];
    try {
      const signal = AbortSignal.any(ends);
      const response = await send(input, { ...init, signal, cache: 'no-store', redirect: 'manual' });
      const failure = failureOf(response);
      if (failure) {
        await response.body?.cancel();
        throw failure;
      }
      const { status, headers } = response;
      return new Response(await readBounded(response), { status, headers: plainHeaders(headers) });
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('unreachable', error);
    }
  };
}

/** What an answer that is none comes to. */
function failureOf({ status, headers }: Response): ApiError | undefined {
  const cause = new Error(`The API answered ${status}`);
  if (status >= 300 && status < 400) return new ApiError('malformed', cause);
  if (GATEWAY_FAILED.has(status)) return new ApiError('unreachable', cause);
  if (!OVERLOADED.has(status)) return undefined;
  const holdsForAll = status === TOO_MANY;
  const retryAfter = secondsToWait(headers.get('retry-after')) ?? (holdsForAll ? SHORT_PAUSE : undefined);
  return new ApiError('overloaded', cause, { retryAfter, holdsForAll });
}

/** Reads an answer of bounded size, so that a broken server cannot fill the memory. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new ApiError('malformed', new Error('The answer is too large'));
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The body has been decoded already: what described its encoding would be wrong now. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
