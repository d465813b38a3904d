import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { REQUEST_CONTEXT, type RenderedMarkup } from './markup/rendered-markup.ts';
import { PageAnswers } from './page-answers.ts';
import type { HeadTag } from './seo/head-tag.ts';

/** The context of a page that is being rendered: facts about its request and its response. */
export interface RequestContext extends RenderedMarkup {
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode' | 'setHeader'>;
  /** The requested path, still encoded. */
  readonly path: string;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** True for a request of Next's client router, which takes no status other than 200. */
  readonly softNavigation: boolean;
  /** Tags that only programs read, for the head of the first HTML. */
  readonly headTags: HeadTag[];
  /** The answers that the page was made of, as far as they are known. */
  readonly answers: PageAnswers;
  /** True if the page is sent only when it is complete, such as for a crawler. */
  readonly whole?: boolean;
  /** The id of the request in the log; undefined in the background. */
  readonly requestId?: string | undefined;
  /** When the visitor began to wait, in milliseconds of the monotonic clock; undefined in the background. */
  readonly waitsSince?: number | undefined;
  /** The freshness that the answers of the page must have; undefined where any good answer will do. */
  readonly freshness?: Freshness | undefined;
}

/** Demands answers that are fresh enough for a page in the cache: stale ones that are being revalidated are not. */
export interface Freshness {
  /** The earliest time of the request for an answer, in milliseconds of the monotonic clock. */
  readonly since: number;
}

/** The storage, kept on globalThis: the server and each of Next's bundles load their own instances of modules. */
function storage(): AsyncLocalStorage<RequestContext> {
  const holder: typeof globalThis & { [REQUEST_CONTEXT]?: AsyncLocalStorage<RequestContext> } = globalThis;
  holder[REQUEST_CONTEXT] ??= new AsyncLocalStorage();
  return holder[REQUEST_CONTEXT];
}

/** The context of the request that is being answered; undefined outside of one. */
export function requestContext(): RequestContext | undefined {
  return storage().getStore();
}

/** Makes the context of a request before anything is rendered. */
export const newContext = (
  of: Omit<RequestContext, 'answers' | 'markup' | 'headTags'> & Partial<Pick<RequestContext, 'answers'>>,
): RequestContext => ({ answers: new PageAnswers(), ...of, markup: new Map(), headTags: [] });

/** Runs `answer` within the context of a request. */
export function runWithContext<Result>(context: RequestContext, answer: () => Result): Result {
  return storage().run(context, answer);
}

/** The id of the current request in the log; undefined in the background. */
export const currentRequestId = (): string | undefined => requestContext()?.requestId;

/** The answers that the current page is made of; undefined outside of a request. */
export const pageAnswers = (): PageAnswers | undefined => requestContext()?.answers;

/** Returns the freshness that the current page requires of its answers; undefined where any good one will do. */
export const wantedFreshness = (): Freshness | undefined => requestContext()?.freshness;

/** True if the current page is sent only when it is complete. */
export const isSentWhole = (): boolean => requestContext()?.whole ?? false;

/**
 * The nonce for inline scripts of the current page; undefined outside of a request. Pages that read request headers
 * find it in `x-nonce` too.
 */
export function cspNonce(): string | undefined {
  return requestContext()?.nonce;
}

/** The path of the current page; empty outside of a request. */
export const currentPath = (): string => requestContext()?.path ?? '';
