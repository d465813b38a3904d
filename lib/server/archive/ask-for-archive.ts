import { tidyTexts } from '#lib/api/answers/tidy-texts.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { askEndpoint } from '#lib/api/ask-endpoint.ts';
import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import type { RawAnswer } from '#lib/api/raw-answer.ts';
import { askerOf, discoverEndpoint } from '../data/discover-schema.ts';
import type { ClockWatch } from './clock-watch.ts';
import { failureOf } from './failed-question.ts';
import { lossOf } from './loss.ts';
import type { Pace } from './pace.ts';
import { machineClock, type ArchiveClock } from './archive-clock.ts';
import type { Ask } from './archived-kinds.ts';

/** Timeout of an answer in milliseconds: no visitor waits for it. */
const TIMEOUT = 30_000;

interface AskingOptions {
  readonly clock?: ArchiveClock;
  readonly send?: typeof fetch;
  /** Compares the API's clock with that of this machine. */
  readonly watch?: ClockWatch;
}

/** Makes the function that asks a remote API for the archive: at its pace, and in the words that it understands. */
export function askForArchive(
  address: string,
  pace: Pace,
  { clock = machineClock(), send: sendRequest = fetch, watch }: AskingOptions = {},
): Ask {
  const fetchRemotely = createRemoteFetch(sendRequest, Infinity);
  const askRaw = askerOf((request) =>
    pace.ask(async () => {
      try {
        const asked = Date.now();
        const response = await fetchRemotely(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
        watch?.compare(response.headers, asked, Date.now());
        return response;
      } catch (error) {
        if (error instanceof ApiError) pace.pause((error.retryAfter ?? 0) * 1_000);
        throw error;
      }
    }),
  );
  // The site says how the API differs from the contract.
  const endpoint = discoverEndpoint(askRaw, () => undefined, 'info');
  return async (document, variables) => {
    while (endpoint.isAssumed()) await clock.wait(pace.interval);
    const raws: RawAnswer[] = [];
    const send: typeof askRaw = async (text, sent) => {
      const raw = await askRaw(text, sent);
      // The check repairs an answer in place.
      raws.push({ data: structuredClone(raw.data), errors: raw.errors });
      return raw;
    };
    try {
      const { data, absent, damaged } = await askEndpoint(endpoint, document, variables, send);
      const loss = damaged ? lossOf(raws, data) : null;
      tidyTexts(data);
      // Safe: the check has repaired the answer to the document's types.
      return { data: data as never, absent, loss };
    } catch (error) {
      throw failureOf(document, error);
    }
  };
}
