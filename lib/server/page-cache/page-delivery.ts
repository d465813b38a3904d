import type { IncomingMessage } from 'node:http';

import { isKnownTag } from '#lib/entity-tag.ts';

import type { PageQuestion } from '../http/guards/normalise-request.ts';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import { acceptedEncodings } from '../http/wire/encoder.ts';
import type { Coding } from './copy-bodies.ts';
import { keyOf } from './copy-store.ts';
import type { PageCache } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';

const OK = 200;
const NOT_MODIFIED = 304;

/** Sends cached pages, and counts them. */
export class PageDelivery {
  readonly #cache: PageCache;
  readonly #isTls: (request: IncomingMessage) => boolean;

  constructor(cache: PageCache, isTls: (request: IncomingMessage) => boolean) {
    this.#cache = cache;
    this.#isTls = isTls;
  }

  /** Sends a page, in the encoding that the client prefers. Its headers replace those set so far. */
  async send(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
    copy: PageCopy,
  ): Promise<void> {
    const coding = codingFor(request);
    if (!copy.content.bodies.ready(coding)) {
      await copy.content.bodies.make(coding);
      this.#cache.store.measure(keyOf(question));
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    this.sendMade(request, response, copy);
  }

  /**
   * Sends a page on a response without headers, where the encoding that the client prefers has been made already;
   * returns false where it has not.
   */
  sendMade(request: IncomingMessage, response: CompressingResponse, copy: PageCopy): boolean {
    const coding = codingFor(request);
    const { status, bodies, quality } = copy.content;
    const body = bodies.ready(coding);
    if (!body) return false;
    const isCurrent = quality === 'current';
    // A matching tag of a page that is not cached here must come from somewhere else.
    const isUnchanged =
      status === OK && isCurrent && isKnownTag(request.headers['if-none-match'], bodies.etag(coding));
    const headers = [
      ...copy.headers(coding, this.#isTls(request), isUnchanged),
      'age',
      copy.secondsOld(performance.now()),
      'x-request-id',
      String(response.requestId),
    ];
    if (isUnchanged) response.sendWhole(NOT_MODIFIED, headers);
    else response.sendWhole(status, headers, request.method === 'HEAD' ? undefined : body);
    const { counts } = this.#cache;
    counts[isCurrent ? 'hit' : 'stale'] += 1;
    if (isUnchanged) counts.unchanged += 1;
    return true;
  }
}

/** Chooses the content encoding of a body by a client's `accept-encoding`. */
function codingFor({ headers }: IncomingMessage): Coding {
  const header = headers['accept-encoding'];
  return header === undefined ? 'identity' : (acceptedEncodings(header)[0] ?? 'identity');
}
