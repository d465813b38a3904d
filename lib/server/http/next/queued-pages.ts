import type { IncomingMessage } from 'node:http';
import { endsInFormat } from '#lib/url/export-address.ts';
import { pathOf } from '../guards/request-limits.ts';
import type { Visitor } from '../guards/visitor.ts';
import type { PageHandler } from './pages.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Urgency } from './urgency.ts';

/** Images and files that are made in a millisecond, without data: they skip the queue. */
const DRAWN = /^\/(?:icon|heraldry|sheet|robots\.txt|opensearch\.xml)(?:\/|$)/;

/** True for a client that has asked for more pages lately than a person opens. */
type IsGreedy = (client: string) => boolean;

/**
 * Makes a handler whose pages wait in the render queue.
 * @returns a handler that rejects with Shed for pages that the queue refuses
 */
export function queuedPages(
  handler: PageHandler,
  queue: RenderQueue,
  isGreedy: IsGreedy = () => false,
): PageHandler {
  return async (request, response, visitor) => {
    if (isDrawn(request)) return handler(request, response);
    const leave = await queue.enter(visitor, urgencyOf(request, visitor, isGreedy), response);
    // A slow reader must not hold a slot.
    response.onFull = leave;
    try {
      await handler(request, response);
    } finally {
      leave();
    }
  };
}

/** The queue of pages, as the HTTP server sees it. */
export interface PageQueue {
  /** True while a page that joins it pushes one out. */
  readonly isFull: boolean;
  /** Refuses a page that would be the last one of a full queue, before it is begun; false for one that may join. */
  refusesAtOnce(request: IncomingMessage, visitor: Visitor): boolean;
}

/** The queue as the HTTP server sees it. */
export function pageQueue(queue: RenderQueue, isGreedy: IsGreedy): PageQueue {
  return {
    get isFull() {
      return queue.isFull;
    },
    refusesAtOnce: (request, visitor) =>
      !isDrawn(request) && queue.refusesAtOnce(visitor, urgencyOf(request, visitor, isGreedy)),
  };
}

const isDrawn = ({ url = '' }: IncomingMessage): boolean => DRAWN.test(pathOf(url));

/**
 * The priority of a request. A soft navigation ranks below documents: where it is refused, the router requests the
 * document instead.
 */
function urgencyOf(
  { url = '', headers }: IncomingMessage,
  visitor: Visitor | undefined,
  isGreedy: IsGreedy,
): Urgency {
  if (visitor && isGreedy(visitor.client)) return 'greedy';
  if (visitor?.isCrawler) return 'crawler';
  return headers['rsc'] !== undefined || endsInFormat(pathOf(url)) ? 'other' : 'document';
}
