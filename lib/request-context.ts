import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { REQUEST_CONTEXT, type RenderedMarkup } from './rendered-markup.ts';
import type { HeadTag } from './seo/head-tag.ts';

/** What a page that is being rendered may know and say about its response. */
export interface RequestContext extends RenderedMarkup {
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode'>;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** Whether the router in the browser asks, which takes no status other than 200. */
  readonly softNavigation: boolean;
  /** How long the page asks to be kept, in seconds; undefined until it asks. */
  keepSeconds: number | undefined;
}

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
function storage(): AsyncLocalStorage<RequestContext> {
  const holder: typeof globalThis & { [REQUEST_CONTEXT]?: AsyncLocalStorage<RequestContext> } = globalThis;
  holder[REQUEST_CONTEXT] ??= new AsyncLocalStorage();
  return holder[REQUEST_CONTEXT];
}

/** The context of the request that is being answered; undefined outside of one. */
function requestContext(): RequestContext | undefined {
  return storage().getStore();
}

/** The context of a request that nothing is known of yet. */
export const newContext = (
  of: Pick<RequestContext, 'response' | 'nonce' | 'softNavigation'>,
): RequestContext => ({ ...of, keepSeconds: undefined, markup: new Map(), headTags: [] });

/** Answers a request within a context of its own. */
export function runWithContext<Result>(context: RequestContext, answer: () => Result): Result {
  return storage().run(context, answer);
}

/**
 * Sets the status of the page being rendered, for the answers Next would send as 200.
 * Does nothing once the headers are out, on soft navigation, and outside of a request.
 */
export function setStatus(code: number): void {
  const context = requestContext();
  if (!context || context.softNavigation || context.response.headersSent) return;
  context.response.statusCode = code;
}

/** Says that the page being rendered may be kept for some seconds. The shortest wish counts. */
export function cacheFor(seconds: number): void {
  const context = requestContext();
  if (!context) return;
  context.keepSeconds = Math.min(context.keepSeconds ?? seconds, seconds);
}

/**
 * The nonce for an inline script of the page being rendered; undefined outside of a request.
 * The request header `x-nonce` says the same to pages that read their headers.
 */
export function cspNonce(): string | undefined {
  return requestContext()?.nonce;
}

/**
 * Keeps markup for the pass that renders HTML, beside the data that goes to the browser, where it need not stand again.
 * @returns the name to find it by, or undefined where no HTML will be rendered: on soft navigation, outside of a request
 */
export function keepMarkup(html: string): string | undefined {
  const context = requestContext();
  if (!context || context.softNavigation) return undefined;
  const name = String(context.markup.size);
  context.markup.set(name, html);
  return name;
}

/** Keeps tags for the head of the first HTML. */
export function keepHeadTags(tags: readonly HeadTag[]): void {
  requestContext()?.headTags.push(...tags);
}

/** Whether the page is rendered for the router in the browser, which has the document already. */
export function isSoftNavigation(): boolean {
  return requestContext()?.softNavigation ?? false;
}
