import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { PageAnswers } from './page-answers.ts';
import { REQUEST_CONTEXT, type RenderedMarkup } from './rendered-markup.ts';
import type { HeadTag } from './seo/head-tag.ts';

/** What a page that is being rendered may know and say about its response. */
export interface RequestContext extends RenderedMarkup {
  readonly response: Pick<ServerResponse, 'headersSent' | 'statusCode'>;
  /** The path that is asked for, as it stands in the address. */
  readonly path: string;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** Whether the router in the browser asks, which takes no status other than 200. */
  readonly softNavigation: boolean;
  /** What the page was made of, as far as it is known. */
  readonly answers: PageAnswers;
  /** Whether the page is sent when all of it is there, since nobody waits for its first part. */
  readonly whole?: boolean;
  /** How old answers may be that the page is made of; any that is good when not given. */
  readonly freshness?: Freshness | undefined;
}

/** What a page that is to be kept asks of answers: not those that are only good while new ones are fetched. */
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
function requestContext(): RequestContext | undefined {
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

/**
 * Sets the status of the page being rendered, for the answers Next would send as 200.
 * Does nothing once the headers are out, on soft navigation, and outside of a request.
 */
export function setStatus(code: number): void {
  const context = requestContext();
  if (!context || context.softNavigation || context.response.headersSent) return;
  context.response.statusCode = code;
}

/** The answers that the page being rendered is made of; undefined outside of a request. */
export const pageAnswers = (): PageAnswers | undefined => requestContext()?.answers;

/** What the page being rendered asks of its answers beyond being good. */
export const wantedFreshness = (): Freshness | undefined => requestContext()?.freshness;

/** Whether the page being rendered is sent when all of it is there. */
export const isSentWhole = (): boolean => requestContext()?.whole ?? false;

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

/** The path of the page that is being rendered; empty outside of a request. */
export const currentPath = (): string => requestContext()?.path ?? '';

/** Keeps tags for the head of the first HTML. */
export function keepHeadTags(tags: readonly HeadTag[]): void {
  requestContext()?.headTags.push(...tags);
}

/** Whether the page is rendered for the router in the browser, which has the document already. */
export function isSoftNavigation(): boolean {
  return requestContext()?.softNavigation ?? false;
}
