import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

import { env } from './env.ts';
import { PageAnswers } from './page-answers.ts';
import { REQUEST_CONTEXT, type RenderedMarkup } from './rendered-markup.ts';
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
 * Sets the status of the page being rendered, for the answers Next would send as 200, and headers that go with it.
 * Does nothing once the headers are out, on soft navigation, and outside of a request.
 */
export function setStatus(code: number, headers: Readonly<Record<string, string>> = {}): void {
  const context = requestContext();
  if (!context || context.softNavigation || context.response.headersSent) return;
  context.response.statusCode = code;
  for (const [name, value] of Object.entries(headers)) context.response.setHeader(name, value);
}

/** Milliseconds that the data of a page may take beyond one question: the main record and all that follows together. */
const BEYOND_ONE_QUESTION = 1_000;
/** A question that is asked late gets a moment all the same, once the budget is over only what is left of that. */
const MOMENT = 250;

/**
 * Milliseconds that the page being rendered may still wait for answers; undefined where no visitor waits for it.
 * @param now milliseconds of the monotonic clock
 */
export function pageTimeLeft(now = performance.now()): number | undefined {
  const waitsSince = requestContext()?.waitsSince;
  if (waitsSince === undefined) return undefined;
  const left = waitsSince + env().API_TIMEOUT_MS + BEYOND_ONE_QUESTION - now;
  return Math.max(left, Math.min(left + MOMENT, MOMENT), 0);
}

/** Does what takes its time, such as a file of all rows, without the budget of a page. */
export function withoutBudget<Result>(work: () => Result): Result {
  const context = requestContext();
  return context ? runWithContext({ ...context, waitsSince: undefined }, work) : work();
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
