import { setTimeout as sleep } from 'node:timers/promises';

import {
  type SharedSitemap,
  type SharedSitemaps,
  type CachedSitemap,
  cachedSitemap,
  type SitemapCache,
} from './sitemap-cache.ts';
import { RECORDS_PER_FILE, type SitemapKind } from './sitemap-kind.ts';
import { SitemapWalk } from './sitemap-walk.ts';
import type { WrittenSitemap } from './write-sitemap.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a file is made again, while visitors still get the old one. */
const FRESH = 24 * HOUR;
/** Milliseconds until the records are counted again. */
const COUNT_FRESH = HOUR;
/** Milliseconds without another try in the background after one that has failed. */
const PAUSE = 60_000;
/** Milliseconds that a visitor waits for a file. */
const TIMEOUT_MS = 20_000;

/** The tools for sitemap files, shared by all kinds. */
export interface SitemapTools {
  readonly cache: SitemapCache;
  /** Milliseconds that never go back. */
  readonly clock: { now(): number };
  /** The origin that visitors use. */
  readonly siteUrl: string;
  /** Files that processes share, if they do. */
  readonly sharedSitemaps?: () => SharedSitemaps | undefined;
  /** Milliseconds that a visitor waits for a file; 20,000 by default. */
  readonly timeoutMs?: number;
}

/** A file; "later" for one that is still being made. */
export type FoundSitemap = CachedSitemap | 'missing' | 'later';

/**
 * The sitemap files of one kind, for visitors. A file is made at its first request and kept for a day, and longer
 * while its successor is made or fails (rules.md: Sitemaps).
 */
export class SitemapFiles {
  readonly #kind: SitemapKind;
  readonly #tools: SitemapTools;
  readonly #walk: SitemapWalk;
  #counted: { readonly files: number; readonly at: number } | null = null;

  constructor(kind: SitemapKind, tools: SitemapTools) {
    this.#kind = kind;
    this.#tools = tools;
    this.#walk = new SitemapWalk(kind.page, {
      clock: tools.clock,
      siteUrl: tools.siteUrl,
      find: (number) => this.#findShared(number),
      keep: (number, file) => this.#keep(number, file),
    });
  }

  /**
   * Counts the files. Where the API counts no records: the files known so far, after a walk that visitors wait for
   * some seconds.
   * @throws ApiError if neither the API nor an earlier walk has a count
   */
  async count(): Promise<number> {
    const { last } = this.#walk;
    if (last && !this.#isOlder(last.at, FRESH)) return last.number;
    if (this.#kind.count) return this.#countedFiles(this.#kind.count);
    if (last) this.#remake(Math.max(1, last.number));
    else await this.#withinTimeout(this.#walk.walkTo(Infinity)).catch((error) => this.#throwIfUnknown(error));
    return this.#walk.last?.number ?? this.#walk.known;
  }

  /**
   * One of the files, by its number from 1.
   * @throws ApiError where it cannot be made
   */
  async file(number: number): Promise<FoundSitemap> {
    const kept = this.#tools.cache.get(this.#nameOf(number));
    if (kept) {
      if (this.#isOlder(kept.madeAt, FRESH)) this.#remake(number);
      return kept;
    }
    if (await this.#isBeyondCount(number)) return 'missing';
    if (number > this.#walk.known) await this.#withinTimeout(this.#walk.walkTo(number));
    if (this.#isBeyondEnd(number)) return 'missing';
    if (number > this.#walk.known) return 'later';
    const isMade = await this.#withinTimeout(this.#walk.make(number).then(() => true));
    return isMade ? (this.#tools.cache.get(this.#nameOf(number)) ?? 'missing') : 'later';
  }

  /** True if a file is beyond the known or counted ones, without a walk for it. */
  async #isBeyondCount(number: number): Promise<boolean> {
    const { last } = this.#walk;
    if (!last) return this.#kind.count !== undefined && number > (await this.count());
    if (number > last.number && this.#isOlder(last.at, FRESH)) this.#remake(Math.max(1, last.number));
    return number > last.number;
  }

  #isBeyondEnd(number: number): boolean {
    return this.#walk.last !== null && number > this.#walk.last.number;
  }

  async #countedFiles(count: () => Promise<number>): Promise<number> {
    if (this.#counted && !this.#isOlder(this.#counted.at, COUNT_FRESH)) return this.#counted.files;
    try {
      const files = Math.ceil((await count()) / RECORDS_PER_FILE);
      this.#counted = { files, at: this.#tools.clock.now() };
    } catch (error) {
      if (!this.#counted) throw error;
    }
    return this.#counted.files;
  }

  /** Renews a file in the background while the old one is served. */
  #remake(number: number): void {
    if (!this.#isOlder(this.#walk.failedAt, PAUSE)) return;
    if (number <= this.#walk.known) void this.#walk.make(number);
    else this.#walk.walkTo(number).catch(() => null);
  }

  async #findShared(number: number): Promise<SharedSitemap | undefined> {
    const found = await this.#tools.sharedSitemaps?.()?.find(this.#nameOf(number));
    return found && ageOf(found) < FRESH ? found : undefined;
  }

  #keep(number: number, file: WrittenSitemap | SharedSitemap): void {
    const { cache, clock, sharedSitemaps } = this.#tools;
    const name = this.#nameOf(number);
    const age = 'madeAt' in file ? ageOf(file) : 0;
    if (file.addresses > 0) cache.set(name, cachedSitemap(file.bytes, clock.now() - age));
    else cache.delete(name);
    if (!('madeAt' in file)) sharedSitemaps?.()?.keep(name, { ...file, madeAt: Date.now() });
  }

  #throwIfUnknown(error: unknown): void {
    if (this.#walk.known === 1) throw error;
  }

  /** Awaits a promise until the timeout; undefined after that. */
  #withinTimeout<Result>(promise: Promise<Result>): Promise<Result | undefined> {
    return Promise.race([promise, sleep(this.#tools.timeoutMs ?? TIMEOUT_MS, undefined, { ref: false })]);
  }

  #isOlder(at: number, age: number): boolean {
    return this.#tools.clock.now() - at >= age;
  }

  #nameOf(number: number): string {
    return `${this.#kind.name}-${number}`;
  }
}

const ageOf = ({ madeAt }: SharedSitemap): number => Date.now() - madeAt;
