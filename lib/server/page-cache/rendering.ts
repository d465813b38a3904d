import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { CompressingResponse } from '../http/wire/compressing-response.ts';
import { normaliseRequest, type PageQuestion } from '../http/guards/normalise-request.ts';
import {
  isRendered,
  type PageHandler,
  type PageOptions,
  type RenderedPage,
  renderPage,
} from '../http/next/pages.ts';

/** A socket without a peer, which discards all that is written to it. */
class DiscardingSocket extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  override _writev(_chunks: readonly unknown[], done: () => void): void {
    done();
  }
}

/** A complete page as Next rendered it. */
export interface Rendering extends RenderedPage {
  readonly status: number;
  readonly body: Buffer;
  readonly contentType: string;
  readonly link: string | undefined;
  readonly vary: string;
  /** True for a document, false for a flight payload. */
  readonly isDocument: boolean;
  /** True if parts were streamed late, so that scripts have to move them into place. */
  readonly isStreamed: boolean;
  /** When it began, in milliseconds of the monotonic clock. */
  readonly startedAt: number;
}

/** The comment by which React marks a part that streams in after its surroundings. */
const LATE_PART = '<!--$?-->';

/**
 * Renders a page for a visitor, and captures what is sent. Undefined for a visitor who left before the end, and for
 * anything but a page, such as a redirect.
 */
export async function renderAndCapture(
  handler: PageHandler,
  request: IncomingMessage,
  response: CompressingResponse,
  options: PageOptions,
): Promise<Rendering | undefined> {
  const startedAt = performance.now();
  const pieces: Uint8Array[] = [];
  response.onPiece = (piece) => pieces.push(piece);
  const wasLeft = watchForLeaving(response);
  const rendered = await renderPage(handler, request, response, options);
  if (wasLeft() || !response.isWritten || !isRendered(response)) return undefined;
  if (response.hasHeader('location')) return undefined;
  const body = Buffer.concat(pieces);
  const link = response.getHeader('link');
  return {
    status: response.statusCode,
    body,
    contentType: String(response.getHeader('content-type')),
    link: link === undefined ? undefined : String(link),
    vary: String(response.getHeader('vary')),
    isDocument: request.headers['rsc'] === undefined,
    isStreamed: body.includes(LATE_PART),
    ...rendered,
    startedAt,
  };
}

/**
 * Makes a function that tells whether the visitor left before the page was written. React then aborts the rendering,
 * and ends the response as if it were complete.
 */
function watchForLeaving(response: CompressingResponse): () => boolean {
  let left = response.destroyed || response.closed;
  response.once('close', () => {
    left ||= !response.isWritten;
  });
  return () => left;
}

/** Renders a complete page in the background; undefined for anything but a page. */
export async function renderInBackground(
  handler: PageHandler,
  question: PageQuestion,
  options: Pick<PageOptions, 'env' | 'freshness' | 'visitor'>,
): Promise<Rendering | undefined> {
  const socket = new DiscardingSocket();
  const request = new IncomingMessage(socket);
  request.method = 'GET';
  normaliseRequest(request, question);
  const response = new CompressingResponse(request);
  response.assignSocket(socket);
  // Normally an HTTP server forwards `drain` to its responses; there is none here.
  socket.on('drain', () => response.emit('drain'));
  try {
    return await renderAndCapture(handler, request, response, {
      ...options,
      dev: false,
      tls: false,
      whole: true,
    });
  } finally {
    socket.destroy();
  }
}
