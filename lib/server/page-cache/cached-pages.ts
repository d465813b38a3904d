import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import type { KeptPages } from '../http/site.ts';
import { normaliseRequest, pageQuestion, type PageQuestion } from '../http/guards/normalise-request.ts';
import { type PageHandler, renderPage } from '../http/next/pages.ts';
import { representationOf } from '../http/next/representation.ts';
import type { RenderQueue } from '../http/next/render-queue.ts';
import { Shed } from '../http/next/render-limit.ts';
import { tlsReader } from '../http/guards/security-headers.ts';
import { visitorReader } from '../http/guards/visitor.ts';
import { sendText } from '../http/wire/send-response.ts';
import { keyOf, type KeptPage } from './copy-store.ts';
import { policyOrigins } from './make-copy.ts';
import { PageCache, type RenderInBackground } from './page-cache.ts';
import type { PageCopy } from './page-copy.ts';
import { PageDelivery } from './page-delivery.ts';
import { renderAndCapture, renderInBackground } from './rendering.ts';
import type { SharedPages } from './shared/redis-pages.ts';
import { describe, type Log } from '../log.ts';
import { within } from '#lib/within.ts';

/** Milliseconds that a visitor waits for a page that is being rendered for another visitor. */
const PATIENCE = 1_000;
/** The same where an old page exists, which is not shown while the API works: two questions in a row take that long. */
const PATIENCE_WITH_OLD_PAGE = 2_500;

type SiteEnv = Pick<Env, 'SITE_URL' | 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT' | 'TRUSTED_PROXIES'>;

/** Answers requests for pages, from the cache where possible. */
export class CachedPages implements KeptPages {
  readonly cache: PageCache;
  readonly #env: SiteEnv;
  readonly #handler: PageHandler;
  readonly #delivery: PageDelivery;
  readonly #queue: Pick<RenderQueue, 'isShedding'> | undefined;
  readonly #visitorOf;
  readonly #isTls;

  /**
   * @param maxBytes of all cached pages together
   * @param log gets failures of background renderings, which no visitor sees
   * @param shared the cache that other instances share, if any
   * @param queue in which the handler's pages wait, if any
   */
  constructor(
    handler: PageHandler,
    env: SiteEnv,
    maxBytes: number,
    log: Log,
    shared?: SharedPages,
    queue?: Pick<RenderQueue, 'isShedding'>,
  ) {
    this.#handler = handler;
    this.#env = env;
    this.#queue = queue;
    this.#visitorOf = visitorReader(env.TRUSTED_PROXIES);
    this.#isTls = tlsReader(env);
    const render: RenderInBackground = async (question, freshness, visitor) => {
      try {
        return await renderInBackground(handler, question, { env, freshness, visitor });
      } catch (error) {
        if (!(error instanceof Shed)) log('error', `behind visitors ${keyOf(question)} ${describe(error)}`);
        return undefined;
      }
    };
    this.cache = new PageCache(maxBytes, policyOrigins(env), render, shared);
    this.#delivery = new PageDelivery(this.cache, this.#isTls);
  }

  has(request: IncomingMessage): boolean {
    return this.#isAnyOf(request, (key) => {
      const page = this.cache.store.peek(key);
      return page !== undefined && performance.now() < page.copy.age.goodUntil;
    });
  }

  mayHave(request: IncomingMessage): boolean {
    const { store, isShared } = this.cache;
    return isShared || this.#isAnyOf(request, (key) => store.peek(key) ?? this.cache.running(key));
  }

  /** True if the key of a request, as it is or of its normalised address, passes a test. */
  #isAnyOf(request: IncomingMessage, test: (key: string) => unknown): boolean {
    const representation = representationOf(request.headers);
    if (test(keyOf({ address: request.url ?? '', representation }))) return true;
    const question = pageQuestion(request);
    return question !== null && Boolean(test(keyOf(question)));
  }

  send(request: IncomingMessage, response: CompressingResponse): boolean {
    // Pages are kept under normalised addresses only: what is found needs no normalising.
    const question = { address: request.url ?? '', representation: representationOf(request.headers) };
    const page = this.cache.find(keyOf(question));
    const copy = page && this.#goodCopy(question, page);
    return copy !== undefined && this.#delivery.sendMade(request, response, copy);
  }

  async answer(request: IncomingMessage, response: CompressingResponse): Promise<boolean> {
    const question = pageQuestion(request);
    if (!question) return false;
    const page = this.cache.find(keyOf(question)) ?? (await this.cache.findShared(question));
    if (page) await this.#answerKept(request, response, question, page);
    else await this.#answerNew(request, response, question);
    return true;
  }

  /**
   * The cached page, if it may still be shown; starts a background revalidation where it is no longer fresh
   * (stale-while-revalidate).
   */
  #goodCopy(question: PageQuestion, page: KeptPage): PageCopy | undefined {
    const now = performance.now();
    const { freshUntil, goodUntil } = page.copy.age;
    if (now >= goodUntil) return page.standIn && now < page.standIn.until ? page.standIn.copy : undefined;
    if (now >= freshUntil && now >= page.retryAt) void this.cache.renew(question);
    return page.copy;
  }

  async #answerKept(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
    page: KeptPage,
  ): Promise<void> {
    const good = this.#goodCopy(question, page);
    if (good) return this.#delivery.send(request, response, question, good);
    const renewed = this.cache.renew(question, this.#visitorOf(request));
    // Under load the old page is sent at once.
    const made = this.#queue?.isShedding ? undefined : await within(PATIENCE_WITH_OLD_PAGE, renewed);
    if (made?.content.quality === 'current') {
      this.cache.counts.renewed += 1;
      return this.#delivery.send(request, response, question, made);
    }
    const standIn = await this.cache.standIn(question, page, made);
    if (standIn) return this.#delivery.send(request, response, question, standIn);
    // On this answer the browser's router loads the document instead.
    sendText(response, { status: 503, text: 'Not available at the moment' });
  }

  async #answerNew(
    request: IncomingMessage,
    response: CompressingResponse,
    question: PageQuestion,
  ): Promise<void> {
    const waitsSince = performance.now();
    const { counts } = this.cache;
    const running = this.cache.running(keyOf(question));
    const isHead = request.method === 'HEAD';
    const visitor = this.#visitorOf(request);
    const awaited = isHead ? this.cache.renew(question, visitor) : running;
    const made = awaited && (await within(PATIENCE, awaited));
    if (made) {
      counts[running ? 'followed' : 'miss'] += 1;
      return this.#delivery.send(request, response, question, made);
    }
    counts.miss += 1;
    const freshness = this.cache.freshnessOf(question);
    const options = { ...this.#options(request, waitsSince), freshness, visitor };
    normaliseRequest(request, question);
    if (awaited) {
      await renderPage(this.#handler, request, response, options);
      return;
    }
    const rendering = renderAndCapture(this.#handler, request, response, options);
    this.cache.take(question, rendering, visitor);
    await rendering;
  }

  #options(request: IncomingMessage, waitsSince: number) {
    return { env: this.#env, dev: false, tls: this.#isTls(request), waitsSince };
  }
}
