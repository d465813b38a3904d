import type { IncomingMessage } from 'node:http';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import { codingFor } from './coding.ts';
import type { PageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';
import { keyOf } from './page-key.ts';
import type { PageQuestion } from '../http/guards/normalise-request.ts';
import { sendCopy } from './send-copy.ts';

/** Sends cached pages, and counts them. */
export class PageDelivery {
  readonly #cache: PageCache;
  readonly #isTls: (request: IncomingMessage) => boolean;

  constructor(cache: PageCache, isTls: (request: IncomingMessage) => boolean) {
    this.#cache = cache;
    this.#isTls = isTls;
  }

  /**
   * Sends a page, in the encoding that the client prefers. Its headers replace those set so far, except the request id.
   */
  async send(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
    copy: PageCopy,
  ): Promise<void> {
    const { headers } = request;
    const { counts, store } = this.#cache;
    const coding = codingFor(headers['accept-encoding']);
    if (!copy.content.bodies.ready(coding)) {
      await copy.content.bodies.make(coding);
      store.measure(keyOf(question));
    }
    const requestId = String(response.getHeader('x-request-id'));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const tls = this.#isTls(request);
    const unchanged = sendCopy(request, response, copy, { coding, tls, requestId });
    counts[copy.content.quality === 'current' ? 'hit' : 'stale'] += 1;
    if (unchanged) counts.unchanged += 1;
  }
}
