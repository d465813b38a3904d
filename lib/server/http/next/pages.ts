import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Freshness, newContext, type RequestContext, runWithContext } from '#lib/request-context.ts';
import { PageAnswers } from '#lib/page-answers.ts';
import { type HeadTag, headTagMarkup } from '#lib/seo/head-tag.ts';
import type { Env } from '#lib/env.ts';
import { traced } from '#lib/tracing.ts';
import { analyticsOrigin } from '#lib/analytics/analytics.ts';
import { pageAddress } from '#lib/url/page-address.ts';
import { withLateScripts } from '#lib/late-scripts/late-scripts.ts';
import { isApiPath, pathOf } from '../guards/request-limits.ts';
import { encoderFor } from '../wire/encoder.ts';
import { denyAllPolicy, newNonce, nonceSource, pagePolicy } from '../guards/security-headers.ts';
import type { Visitor } from '../guards/visitor.ts';
import type { CompressingResponse } from '../wire/compressing-response.ts';

const HEAD_END = '</head>';

/**
 * Writes tags into a document while it is sent, so that neither React nor the router's data holds them. Tags that are
 * known in time go to the end of the head, later ones before the next chunk.
 * @param tags grows while the page is rendered
 * @returns replaces each chunk that Next writes; no chunk ends within an element
 */
function headTagWriter(tags: readonly HeadTag[]): (piece: Uint8Array) => Uint8Array {
  let written = 0;
  let isHeadOver = false;
  return (piece) => {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const place = isHeadOver ? 0 : bytes.indexOf(HEAD_END);
    if (place < 0) return piece;
    isHeadOver = true;
    if (written === tags.length) return piece;
    const markup = tags.slice(written).map(headTagMarkup).join('');
    written = tags.length;
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(markup), bytes.subarray(place)]);
  };
}

/**
 * Renders a page with Next; resolves when the page is sent or the visitor has disconnected.
 * @param visitor who requested it; undefined in the background
 */
export type PageHandler = (
  request: IncomingMessage,
  response: CompressingResponse,
  visitor?: Visitor,
) => Promise<void>;

export interface PageOptions {
  readonly env: Pick<Env, 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT'>;
  readonly dev: boolean;
  readonly tls: boolean;
  /** True if the page is sent only when it is complete. */
  readonly whole?: boolean;
  /** The freshness that the page's answers must have. */
  readonly freshness?: Freshness | undefined;
  /**
   * The time at which the visitor began to wait, in milliseconds of the monotonic clock; undefined in the background.
   */
  readonly waitsSince?: number;
  /** The visitor for whom it is rendered; undefined in the background. */
  readonly visitor?: Visitor | undefined;
}

/** Facts about a page that are known once it is rendered. */
export interface RenderedPage {
  readonly nonce: string;
  readonly answers: PageAnswers;
  readonly headTags: readonly HeadTag[];
}

/**
 * Renders a page under a content security policy of its own. Next reads the nonce from the policy in the request; pages
 * read it from `x-nonce` or from the request context.
 */
export async function renderPage(
  handler: PageHandler,
  request: IncomingMessage,
  response: CompressingResponse,
  { env, dev, tls, whole = false, freshness, waitsSince, visitor }: PageOptions,
): Promise<RenderedPage> {
  const nonce = newNonce();
  const policy = pagePolicy({
    scripts: nonceSource(nonce),
    imageOrigin: env.IMAGE_ORIGIN,
    analyticsOrigin: analyticsOrigin(env),
    tls,
    dev,
  });
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  // Otherwise the listener's policy, which denies all, would override that of a route, such as an icon's.
  response.removeHeader('content-security-policy');
  const encode = encoderFor(request, response);
  const path = pathOf(request.url ?? '/');
  const isPage = pageAddress(request.url ?? '/') !== null;
  response.isWhole = () => !isPage || !isRendered(response);
  // Routes answer HEAD without the body, whose length it has to tell; the response drops the body.
  if (!isPage && request.method === 'HEAD') request.method = 'GET';
  response.onHeaders = () => {
    // Clients that accept no HTML get the API at this path.
    if (isApiPath(path)) response.appendHeader('vary', 'accept');
    // A route that answers with a document of its own, such as an embed, has a policy of its own, too.
    const isOfRoute = response.hasHeader('content-security-policy');
    const isOfNext = isRendered(response) && !isOfRoute;
    if (!isOfRoute) response.setHeader('content-security-policy', isOfNext ? policy : denyAllPolicy);
    setCacheControl(response, isOfNext);
    if (isOfNext && isDocument(response)) response.replacePiece = documentWriter(context, dev);
    return encode();
  };
  const softNavigation = request.headers['rsc'] !== undefined;
  const answers = new PageAnswers();
  const { requestId } = response;
  const asked = { path, softNavigation, requestId, waitsSince, whole, freshness };
  const context = newContext({ ...asked, response, nonce, answers });
  const work = () => runWithContext(context, () => handler(request, response, visitor));
  await traced({ name: 'render', facts: { 'url.path': path }, work });
  return { nonce, answers, headTags: context.headTags };
}

/** Returns the function that rewrites the chunks of a document. In development Next's scripts stay unchanged. */
function documentWriter({ headTags, nonce }: RequestContext, dev: boolean) {
  const writeHeadTags = headTagWriter(headTags);
  if (dev) return writeHeadTags;
  let isFirst = true;
  return (piece: Uint8Array): Uint8Array => {
    const started = isFirst ? withLateScripts(piece, nonce) : piece;
    isFirst = false;
    return writeHeadTags(started);
  };
}

/** Forbids caching of a rendering, since it holds a nonce; other routes set their own cache-control. */
function setCacheControl(response: CompressingResponse, isOfNext: boolean): void {
  if (!isOfNext && response.hasHeader('cache-control') && response.statusCode < 400) return;
  response.setHeader('cache-control', 'private, no-store');
}

/** True if Next rendered the response: a document, or a flight payload for its client router. */
export function isRendered(response: ServerResponse): boolean {
  return isDocument(response) || typeOf(response).startsWith('text/x-component');
}

const isDocument = (response: ServerResponse): boolean => typeOf(response).startsWith('text/html');

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type') ?? '');
