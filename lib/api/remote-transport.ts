import {
  BulkheadRejectedError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  retry,
  timeout,
  TaskCancelledError,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';

import { ApiError } from './api-error.ts';

/** Everything about one question, its retry included, in milliseconds. */
const DEADLINE = 3_000;
const RETRY_DELAY = 100;
const MAX_CONCURRENT = 32;
const MAX_WAITING = 100;
const FAILURES_UNTIL_OPEN = 10;
const OPEN_FOR = 5_000;
/** The largest page of the site asks for well under a tenth of this. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

const OVERLOADED = new Set([429, 503]);

/** The API's server answered that it cannot answer now; worth asking once more. */
class TransientAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The API answered ${status}`);
    this.status = status;
  }
}

const worthAnotherTry = handleWhen(
  (error) => !(error instanceof ApiError) && !(error instanceof TaskCancelledError),
);

function createPolicy() {
  return wrap(
    timeout(DEADLINE, TimeoutStrategy.Aggressive),
    bulkhead(MAX_CONCURRENT, MAX_WAITING),
    retry(worthAnotherTry, {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: RETRY_DELAY }),
    }),
    circuitBreaker(worthAnotherTry, {
      halfOpenAfter: OPEN_FOR,
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
    }),
  );
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

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError)
    return new ApiError('overloaded', error);
  if (error instanceof TransientAnswer && OVERLOADED.has(error.status))
    return new ApiError('overloaded', error);
  return new ApiError('unreachable', error);
}

/**
 * A `fetch` for an API on another machine: a deadline over all, one retry for failures that pass, a circuit
 * breaker, a limit of calls at a time, and a limit of the answer's size.
 * @throws ApiError
 */
export function createRemoteFetch(send: typeof fetch = fetch): typeof fetch {
  const policy = createPolicy();

  return async (input, init) => {
    const ask = async ({ signal }: { signal: AbortSignal }) => {
      const response = await send(input, { ...init, signal, cache: 'no-store' });
      if (OVERLOADED.has(response.status) || response.status === 502 || response.status === 504) {
        await response.body?.cancel();
        throw new TransientAnswer(response.status);
      }
      const { status, headers } = response;
      return new Response(await readBounded(response), { status, headers: plainHeaders(headers) });
    };
    try {
      return await policy.execute(ask);
    } catch (error) {
      throw toApiError(error);
    }
  };
}

/** The body has been decoded already: what described its encoding would be wrong now. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
