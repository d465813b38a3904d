import type { IncomingMessage } from 'node:http';
import type { CompressingResponse } from '../http/compressing-response.ts';
import { isTls } from '../http/security-headers.ts';
import { codingFor } from './coding.ts';
import { keyOf, type PageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';
import type { PageQuestion } from './rendering.ts';
import { sendCopy } from './send-copy.ts';

/** Sends kept pages, and counts them. */
export class PageDelivery {
  readonly #cache: PageCache;
  readonly #siteUrl: string | undefined;

  /**
   * @param siteUrl the public origin, where it is known
   */
  constructor(cache: PageCache, siteUrl: string | undefined) {
    this.#cache = cache;
    this.#siteUrl = siteUrl;
  }

  /**
   * Sends a page whose coding is there already.
   * @param requestId of the answer
   * @throws TypeError when the coding is not there
   */
  send(request: IncomingMessage, response: CompressingResponse, copy: PageCopy, requestId: string): void {
    const { headers } = request;
    const { counts } = this.#cache;
    const unchanged = sendCopy(request, response, copy, {
      coding: codingFor(headers['accept-encoding']),
      tls: isTls(this.#siteUrl, headers['x-forwarded-proto']),
      requestId,
    });
    counts[copy.content.quality === 'current' ? 'hit' : 'stale'] += 1;
    if (unchanged) counts.unchanged += 1;
  }

  /** Sends a page in place of whatever headers the response has by now, but its id; makes the coding where need be. */
  async sendInstead(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
    copy: PageCopy,
  ): Promise<void> {
    const coding = codingFor(request.headers['accept-encoding']);
    if (!copy.content.bodies.ready(coding)) {
      await copy.content.bodies.make(coding);
      this.#cache.store.measure(keyOf(question));
    }
    const id = String(response.getHeader('x-request-id'));
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    this.send(request, response, copy, id);
  }
}
