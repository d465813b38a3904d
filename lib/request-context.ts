import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { REQUEST_CONTEXT, type RenderedMarkup } from './markup/rendered-markup.ts';
import { PageAnswers } from './page-answers.ts';
import type { HeadTag } from './seo/head-tag.ts';

/** The context of a page that is being rendered: facts about its request and its response. */
export interface RequestContext extends RenderedMarkup {
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode' | 'setHeader'>;
  /** The path that is asked for, as it stands in the address. */
  readonly path: string;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** True for a request of Next's client router, which takes no status other than 200. */
  readonly softNavigation: boolean;
  /** Tags that only programs read, for the head of the first HTML. */
  readonly headTags: HeadTag[];
  /** The answers that the page was made of, as far as they are known. */
  readonly answers: PageAnswers;
  /** True if the page is sent only when it is complete, since nobody waits for its first part. */
  readonly whole?: boolean;
  /** Names the request in the log; undefined behind visitors. */
  readonly requestId?: string | undefined;
  /** When a visitor began to wait, in milliseconds of the monotonic clock; undefined where nobody does. */
  readonly waitsSince?: number | undefined;
  /** The freshness required of the page's answers; any good answer will do when not given. */
  readonly freshness?: Freshness | undefined;
}

/**
 * The freshness that a page for the cache requires of its answers: not those that are served while they are
 * revalidated.
 */
export interface Freshness {
  /** They were asked for since then, in milliseconds of the monotonic clock. */
  readonly since: number;
}

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
function storage(): AsyncLocalStorage<RequestContext> {
  const holder: typeof globalThis & { [REQUEST_CONTEXT]?: AsyncLocalStorage<RequestContext> } = globalThis;
  holder[REQUEST_CONTEXT] ??= new AsyncLocalStorage();
  return holder[REQUEST_CONTEXT];
}

/** The context of the request that is being answered; undefined outside of one. */
export function requestContext(): RequestContext | undefined {
  return storage().getStore();
}

/** The context of a request for which nothing has been rendered yet. */
export const newContext = (
  of: Omit<RequestContext, 'answers' | 'markup' | 'headTags'> & Partial<Pick<RequestContext, 'answers'>>,
): RequestContext => ({ answers: new PageAnswers(), ...of, markup: new Map(), headTags: [] });

/** Answers a request within a context of its own. */
export function runWithContext<Result>(context: RequestContext, answer: () => Result): Result {
  return storage().run(context, answer);
}

/** Names the request that is being answered in the log; undefined behind visitors. */
export const currentRequestId = (): string | undefined => requestContext()?.requestId;

/** The answers that the page being rendered is made of; undefined outside of a request. */
export const pageAnswers = (): PageAnswers | undefined => requestContext()?.answers;

/** Returns the freshness that the current page requires of its answers; undefined where any good one will do. */
export const wantedFreshness = (): Freshness | undefined => requestContext()?.freshness;

/** True if the current page is sent only when it is complete. */
export const isSentWhole = (): boolean => requestContext()?.whole ?? false;

/**
 * The nonce for an inline script of the page being rendered; undefined outside of a request.
 * The request header `x-nonce` says the same to pages that read their headers.
 */
export function cspNonce(): string | undefined {
  return requestContext()?.nonce;
}

/** The path of the page that is being rendered; empty outside of a request. */
export const currentPath = (): string => requestContext()?.path ?? '';
