import type { Freshness } from '#lib/request-context.ts';
import { CopyStore, type KeptPage } from './copy-store.ts';
import { newCounts } from './counts.ts';
import { makeCopy, type PolicyOrigins } from './make-copy.ts';
import type { CopyQuality, PageCopy } from './page-copy.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import { PurgeLog } from './purge-log.ts';
import type { PageQuestion } from '../http/guards/normalise-request.ts';
import type { Visitor } from '../http/guards/visitor.ts';
import type { Rendering } from './rendering.ts';
import type { SharedPages } from './shared/shared-pages.ts';
import { agedCopy } from './stand-in.ts';
import { OLDEST } from '../shared/oldest.ts';
import type { Purge } from '../shared/purge.ts';
import { within } from '#lib/within.ts';

/**
 * Renders a page in the background; undefined for anything but a page, and where rendering fails.
 * @param visitor who waits for it, if anybody does
 */
export type RenderBehind = (
  question: PageQuestion,
  freshness: Freshness,
  visitor?: Visitor,
) => Promise<Rendering | undefined>;

/** Milliseconds for which a page is not revalidated again after a failure. */
const RETRY_AFTER = 5_000;
/** Milliseconds after which a rendering is given up; those that wait for it do so for a second. */
const LONGEST_RENDERING = 30_000;
const OK = 200;
const KEPT_STATUS = new Set([OK, 404]);

/** Returns the cache key of a page request. */
export const keyOf = ({ address, representation }: PageQuestion): string => `${representation} ${address}`;

/**
 * Caches finished pages, ready to be sent to anybody: complete ones only, none beyond the lifetime of its answers.
 * Before the lifetime ends, a new page is rendered in the background; afterwards visitors wait for it, and get the
 * stale one with its age where none can be rendered.
 */
export class PageCache {
  readonly counts = newCounts();
  readonly store: CopyStore;
  readonly #origins: PolicyOrigins;
  readonly #render: RenderBehind;
  readonly #shared: SharedPages | undefined;
  readonly #running = new Map<string, Promise<PageCopy | undefined>>();
  readonly #purges = new PurgeLog();

  /**
   * @param maxBytes of all pages together
   * @param shared where other instances keep theirs, if anywhere
   */
  constructor(maxBytes: number, origins: PolicyOrigins, render: RenderBehind, shared?: SharedPages) {
    this.store = new CopyStore(maxBytes);
    this.#origins = origins;
    this.#render = render;
    this.#shared = shared;
    shared?.onPurge((purge) => this.#forget(purge));
  }

  /** Returns the cache entry of a page, unless it is too old for any use. */
  find(key: string, now = performance.now()): KeptPage | undefined {
    const page = this.store.find(key);
    return page && page.copy.age.goodUntil + OLDEST > now ? page : undefined;
  }

  /**
   * Fetches a page from the shared cache of other instances, and keeps it here from then on. Where one as new is here by
   * now, since several have asked at once, it is that one; undefined where the shared cache has none.
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

  /**
   * Returns the rendering of a page that is under way; it resolves to the page, or to undefined when rendering fails.
   */
  running(key: string): Promise<PageCopy | undefined> | undefined {
    return this.#running.get(key);
  }

  /** Says what answers a page may be made of that was purged; undefined for any that are good. */
  freshnessOf(question: PageQuestion): Freshness | undefined {
    return this.#purges.freshnessOf(question.address);
  }

  /**
   * Takes a rendering for a visitor as the one for all who ask until it is done, and keeps what comes of it.
   * @param rendering undefined for a visitor who left
   * @param visitor for whom it is rendered
   */
  take(question: PageQuestion, rendering: Promise<Rendering | undefined>, visitor?: Visitor): void {
    void this.#run(question, async () => {
      const rendered = await rendering;
      // Its late parts stand where scripts move them from; by now they are at hand.
      if (rendered?.isStreamed) return this.#copyBehind(question, visitor);
      return rendered && this.#keep(question, rendered);
    });
  }

  /**
   * Revalidates a page in the background, once for all who request it.
   * @param visitor who waits for it, if anybody does
   */
  renew(question: PageQuestion, visitor?: Visitor): Promise<PageCopy | undefined> {
    const running = this.#running.get(keyOf(question));
    return running ?? this.#run(question, () => this.#copyBehind(question, visitor));
  }

  #run(question: PageQuestion, work: () => Promise<PageCopy | undefined>): Promise<PageCopy | undefined> {
    const key = keyOf(question);
    const run = within(LONGEST_RENDERING, work())
      .catch(() => undefined)
      .finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }

  async #copyBehind(question: PageQuestion, visitor?: Visitor): Promise<PageCopy | undefined> {
    const elsewhere = await this.findShared(question);
    if (elsewhere && performance.now() < elsewhere.copy.age.freshUntil) return elsewhere.copy;
    this.counts.refresh += 1;
    const rendering = await this.#render(question, { since: this.#purgedAt(question.address) }, visitor);
    const copy = rendering && (await this.#keep(question, rendering));
    const page = this.store.find(keyOf(question));
    if (page && page.copy !== copy) page.retryAt = performance.now() + RETRY_AFTER;
    return copy;
  }

  /** A rendering as a page, which is kept where it is complete and of today. */
  async #keep(question: PageQuestion, rendering: Rendering): Promise<PageCopy | undefined> {
    const quality = qualityOf(rendering);
    const copy = await makeCopy(rendering, this.#origins, quality);
    if (!copy) return undefined;
    if (quality === 'current' && copy.age.bornAt >= this.#purgedAt(question.address)) {
      this.store.keep(keyOf(question), copy);
      // What does not exist is soon found out, and there is no end of it.
      if (copy.content.status === OK) this.#shared?.keep(keyOf(question), copy);
    } else this.counts.unkept += 1;
    return copy;
  }

  #purgedAt(address: string): number {
    return this.#purges.freshnessOf(address)?.since ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * Returns the stale fallback for a page that is too old and cannot be rendered now: a page of stale answers that
   * states its age, or else the old page with a note added. Undefined for flight payloads, which take no note.
   * @param attempt what came of making a new one
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
   * Forgets pages and the answers that they were made of, in all instances. Says how many there were in the processes
   * of this one.
   * @throws Error where that cannot be said to the others
   */
  async purge(purge: Purge): Promise<number> {
    const dropped = this.#forget(purge);
    const elsewhere = await this.#shared?.purge(purge);
    return dropped + (elsewhere ?? 0);
  }

  #forget({ path, since }: Purge): number {
    if (path === undefined) this.#purges.noteAll(since);
    else this.#purges.note(path, since);
    return this.store.drop(
      (key, copy) =>
        copy.age.bornAt <= since && (path === undefined || pathOf(key.slice(key.indexOf(' ') + 1)) === path),
    );
  }
}

function qualityOf({ status, isStreamed, answers }: Rendering): CopyQuality {
  if (!KEPT_STATUS.has(status) || isStreamed || answers.failed) return 'broken';
  return answers.standsIn ? 'old' : 'current';
}
