import type { IncomingMessage } from 'node:http';
import { endsInFormat } from '#lib/url/export-address.ts';
import { pathOf } from '../guards/request-limits.ts';
import type { Visitor } from '../guards/visitor.ts';
import type { PageHandler } from './pages.ts';
import type { RenderQueue, Urgency } from './render-queue.ts';

/** Pictures and files that are made in a millisecond, without data. */
const DRAWN = /^\/(?:icon|heraldry|sheet|robots\.txt|opensearch\.xml)(?:\/|$)/;

/**
 * Has pages rendered as the queue has places for them.
 * @returns a handler that rejects with Shed for pages that there is no place for
 */
export function queuedPages(handler: PageHandler, queue: RenderQueue): PageHandler {
  return async (request, response, visitor) => {
    if (DRAWN.test(pathOf(request.url ?? ''))) return handler(request, response);
    const leave = await queue.enter(visitor, urgencyOf(request, visitor), response);
    // A slow reader holds no place.
    response.onFull = leave;
    try {
      await handler(request, response);
    } finally {
      leave();
    }
  };
}

/** What a router is refused it asks for as a document, when somebody really waits for it. */
function urgencyOf({ url = '', headers }: IncomingMessage, visitor: Visitor | undefined): Urgency {
  if (visitor?.isCrawler) return 'crawler';
  return headers['rsc'] !== undefined || endsInFormat(pathOf(url)) ? 'other' : 'document';
}
