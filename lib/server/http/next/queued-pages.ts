import type { IncomingMessage } from 'node:http';
import { endsInFormat } from '#lib/url/export-address.ts';
import { pathOf } from '../guards/request-limits.ts';
import type { Visitor } from '../guards/visitor.ts';
import type { PageHandler } from './pages.ts';
import type { RenderQueue, Urgency } from './render-queue.ts';

/** Images and files that are made in a millisecond, without data: they skip the queue. */
const DRAWN = /^\/(?:icon|heraldry|sheet|robots\.txt|opensearch\.xml)(?:\/|$)/;

/**
 * Makes a handler whose pages wait in the render queue.
 * @returns a handler that rejects with Shed for pages that the queue refuses
 */
export function queuedPages(handler: PageHandler, queue: RenderQueue): PageHandler {
  return async (request, response, visitor) => {
    if (DRAWN.test(pathOf(request.url ?? ''))) return handler(request, response);
    const leave = await queue.enter(visitor, urgencyOf(request, visitor), response);
    // A slow reader must not hold a slot.
    response.onFull = leave;
    try {
      await handler(request, response);
    } finally {
      leave();
    }
  };
}

/**
 * The priority of a request. A soft navigation ranks below documents: where it is refused, the router requests the
 * document instead.
 */
function urgencyOf({ url = '', headers }: IncomingMessage, visitor: Visitor | undefined): Urgency {
  if (visitor?.isCrawler) return 'crawler';
  return headers['rsc'] !== undefined || endsInFormat(pathOf(url)) ? 'other' : 'document';
}
