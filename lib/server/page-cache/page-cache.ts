import type { Freshness } from '#lib/request-context.ts';
import { CopyStore, type KeptPage, keyOf, pathOfKey } from './copy-store.ts';
import { newCounts } from './counts.ts';
import { makeCopy, type PolicyOrigins } from './make-copy.ts';
import type { CopyQuality, PageCopy } from './page-copy.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import { PurgeLog } from './purge-log.ts';
import { OLDEST, type Purge } from '../shared/redis-store.ts';
import type { PageQuestion } from '../http/guards/normalise-request.ts';
import type { Visitor } from '../http/guards/visitor.ts';
import type { Rendering } from './rendering.ts';
import type { SharedPages } from './shared/redis-pages.ts';
import { agedCopy } from './stand-in.ts';
import { within } from '#lib/within.ts';

/**
 * Renders a page in the background; undefined for anything but a page, and where rendering fails.
 * @param visitor who waits for it, if anyone does
 */
export type RenderInBackground = (
  question: PageQuestion,
  freshness: Freshness,
  visitor?: Visitor,
) => Promise<Rendering | undefined>;

/** Milliseconds for which a page is not revalidated again after a failure. */
const RETRY_AFTER = 5_000;
/** Milliseconds after which a rendering counts as hung. Visitors that follow it wait for a second only. */
const LONGEST_RENDERING = 30_000;
const OK = 200;
const KEPT_STATUS = new Set([OK, 404]);

/**
 * Caches finished pages, ready to be sent to anybody: complete ones only, none beyond the lifetime of its answers.
 * Before the lifetime ends, a new page is rendered in the background; afterwards visitors wait for it, and get the
 * stale one with its age where none can be rendered.
 */
export class PageCache {
  readonly counts = newCounts();
  readonly store: CopyStore;
  readonly #origins: PolicyOrigins;
  readonly #render: RenderInBackground;
  readonly #shared: SharedPages | undefined;
  readonly #running = new Map<string, Promise<PageCopy | undefined>>();
  readonly #purges = new PurgeLog();

  /** @param maxBytes of all pages together @param shared the cache that other instances share, if any */
  constructor(maxBytes: number, origins: PolicyOrigins, render: RenderInBackground, shared?: SharedPages) {
    this.store = new CopyStore(maxBytes);
    this.#origins = origins;
    this.#render = render;
    this.#shared = shared;
    shared?.onPurge((purge) => this.#forget(purge));
  }

  /** True where other instances share their pages. */
  get isShared(): boolean {
    return this.#shared !== undefined;
  }

  /** Returns the cache entry of a page, unless it is too old for any use. */
  find(key: string, now = performance.now()): KeptPage | undefined {
    const page = this.store.find(key);
    return page && page.copy.age.goodUntil + OLDEST > now ? page : undefined;
  }

  /**
   * Fetches a page from the shared cache, and caches it here; undefined where there is none. Several requests may fetch
   * it at once: one that finds a page as new in this cache returns that.
   */
  async findShared({ address, representation }: PageQuestion): Promise<KeptPage | undefined> {
    const key = keyOf({ address, representation });
    const copy = await this.#shared?.find(key, pathOf(address));
    if (!copy || copy.age.bornAt <= this.#purgedAt(address)) return undefined;
    const here = this.find(key);
    if (here && here.copy.age.bornAt >= copy.age.bornAt) return here;
    this.counts.shared += 1;
    return this.store.keep(key, copy);
  }

  /** The rendering of a page that is under way. It resolves to the page, or to undefined where rendering fails. */
  running(key: string): Promise<PageCopy | undefined> | undefined {
    return this.#running.get(key);
  }

  /** The freshness that a purge demands of a page's answers; undefined where the page was not purged. */
  freshnessOf(question: PageQuestion): Freshness | undefined {
    return this.#purges.freshnessOf(question.address);
  }

  /**
   * Shares a visitor's rendering with all who request the page meanwhile, and caches the result.
   * @param rendering resolves to undefined for a visitor who left
   * @param visitor for whom it is rendered
   */
  take(question: PageQuestion, rendering: Promise<Rendering | undefined>, visitor?: Visitor): void {
    void this.#run(question, async () => {
      const rendered = await rendering;
      // Its late parts need scripts to move them into place; a new rendering finds their data in the cache.
      if (rendered?.isStreamed) return this.#copyInBackground(question, visitor);
      return rendered && this.#keep(question, rendered);
    });
  }

  /**
   * Revalidates a page in the background, once for all who request it.
   * @param visitor who waits for it, if anyone does
   */
  renew(question: PageQuestion, visitor?: Visitor): Promise<PageCopy | undefined> {
    const running = this.#running.get(keyOf(question));
    return running ?? this.#run(question, () => this.#copyInBackground(question, visitor));
  }

  #run(question: PageQuestion, work: () => Promise<PageCopy | undefined>): Promise<PageCopy | undefined> {
    const key = keyOf(question);
    const run = within(LONGEST_RENDERING, work())
      .catch(() => undefined)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }

  async #copyInBackground(question: PageQuestion, visitor?: Visitor): Promise<PageCopy | undefined> {
    const elsewhere = await this.findShared(question);
    if (elsewhere && performance.now() < elsewhere.copy.age.freshUntil) return elsewhere.copy;
    this.counts.refresh += 1;
    const rendering = await this.#render(question, { since: this.#purgedAt(question.address) }, visitor);
    const copy = rendering && (await this.#keep(question, rendering));
    const page = this.store.find(keyOf(question));
    if (page && page.copy !== copy) page.retryAt = performance.now() + RETRY_AFTER;
    return copy;
  }

  /** Makes a page of a rendering, and caches it where it is complete and up to date. */
  async #keep(question: PageQuestion, rendering: Rendering): Promise<PageCopy | undefined> {
    const quality = qualityOf(rendering);
    const copy = await makeCopy(rendering, this.#origins, quality);
    if (!copy) return undefined;
    if (quality === 'current' && copy.age.bornAt >= this.#purgedAt(question.address)) {
      this.store.keep(keyOf(question), copy);
      // Missing pages are cheap to render, and unlimited in number.
      if (copy.content.status === OK) this.#shared?.keep(keyOf(question), copy);
    } else this.counts.unkept += 1;
    return copy;
  }

  #purgedAt(address: string): number {
    return this.#purges.freshnessOf(address)?.since ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * The stale fallback for a page that is too old and cannot be rendered now: a new page of stale answers, which states
   * its age, or else the old page with a note added. Undefined for flight payloads, which have no place for a note.
   * @param attempt the result of rendering it anew
   */
  async standIn(
    question: PageQuestion,
    page: KeptPage,
    attempt: PageCopy | undefined,
  ): Promise<PageCopy | undefined> {
    const copy = attempt?.content.quality === 'old' ? attempt : await agedCopy(page.copy, performance.now());
    if (!copy) return undefined;
    page.standIn = { copy, until: performance.now() + RETRY_AFTER };
    this.store.measure(keyOf(question));
    return copy;
  }

  /**
   * Drops pages, and the answers that they were made of, in all instances. Returns the number of pages dropped in the
   * processes of this instance.
   * @throws Error where other instances cannot be notified
   */
  async purge(purge: Purge): Promise<number> {
    const dropped = this.#forget(purge);
    await this.#shared?.purge(purge);
    return dropped;
  }

  #forget({ path, since }: Purge): number {
    if (path === undefined) this.#purges.noteAll(since);
    else this.#purges.note(path, since);
    return this.store.drop(
      (key, copy) => copy.age.bornAt <= since && (path === undefined || pathOfKey(key) === path),
    );
  }
}

function qualityOf({ status, isStreamed, answers }: Rendering): CopyQuality {
  if (!KEPT_STATUS.has(status) || isStreamed || answers.failed) return 'broken';
  return answers.standsIn ? 'old' : 'current';
}
