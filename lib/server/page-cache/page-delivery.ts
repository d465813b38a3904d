import type { IncomingMessage } from 'node:http';

import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import type { Coding } from './copy-bodies.ts';
import type { PageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';
import { keyOf } from './page-key.ts';
import type { PageQuestion } from '../http/guards/normalise-request.ts';
import { sendCopy } from './send-copy.ts';
import { acceptedEncodings } from '../http/wire/accept-encoding.ts';

/** Sends cached pages, and counts them. */
export class PageDelivery {
  readonly #cache: PageCache;
  readonly #isTls: (request: IncomingMessage) => boolean;

  constructor(cache: PageCache, isTls: (request: IncomingMessage) => boolean) {
    this.#cache = cache;
    this.#isTls = isTls;
  }

  /**
   * Sends a page, in the encoding that the client prefers. Its headers replace those set so far.
   */
  async send(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
    copy: PageCopy,
  ): Promise<void> {
    const { bodies } = copy.content;
    const coding = codingFor(request.headers['accept-encoding']);
    if (!bodies.ready(coding)) {
      await bodies.make(coding);
      this.#cache.store.measure(keyOf(question));
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    this.#sendAs(coding, request, response, copy);
  }

  /**
   * Sends a page on a response without headers, where the encoding that the client prefers has been made already;
   * returns false where it has not.
   */
  sendMade(request: IncomingMessage, response: CompressingResponse, copy: PageCopy): boolean {
    const coding = codingFor(request.headers['accept-encoding']);
    if (!copy.content.bodies.ready(coding)) return false;
    this.#sendAs(coding, request, response, copy);
    return true;
  }

  #sendAs(coding: Coding, request: IncomingMessage, response: CompressingResponse, copy: PageCopy): void {
    const { counts } = this.#cache;
    const unchanged = sendCopy(request, response, copy, { coding, tls: this.#isTls(request) });
    counts[copy.content.quality === 'current' ? 'hit' : 'stale'] += 1;
    if (unchanged) counts.unchanged += 1;
  }
}

/** Chooses the content encoding of a body by a client's `accept-encoding`. */
function codingFor(header: string | string[] | undefined): Coding {
  return header === undefined ? 'identity' : (acceptedEncodings(String(header))[0] ?? 'identity');
}
