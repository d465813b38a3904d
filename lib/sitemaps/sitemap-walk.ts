import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { ApiError } from '#lib/api/api-error.ts';

import type { SharedSitemap } from './sitemap-cache.ts';
import type { SitemapKind } from './sitemap-kind.ts';
import { writeSitemap, type WrittenSitemap } from './write-sitemap.ts';

const unzip = promisify(gunzip);

/** The tools of a walk. */
export interface WalkTools {
  /** Finds a file that another process has made not long ago. */
  readonly find: (number: number) => Promise<SharedSitemap | undefined>;
  /** Takes a file that is whole, and was made now or is a found one. */
  readonly keep: (number: number, file: WrittenSitemap | SharedSitemap) => void;
  /** Milliseconds that never go back. */
  readonly clock: { now(): number };
  /** The origin that visitors use. */
  readonly siteUrl: string;
}

/**
 * Makes the files of one kind, each once at a time. Where file 17 begins is known when file 16 is made. Only the
 * cursors at which files begin are remembered.
 */
export class SitemapWalk {
  readonly #page: SitemapKind['page'];
  readonly #tools: WalkTools;
  /** The cursors at which files begin, from file 1 on. */
  #starts: (string | null)[] = [null];
  #last: { readonly number: number; readonly at: number } | null = null;
  readonly #making = new Map<number, Promise<void>>();
  #walk: Promise<void> | null = null;
  #goal = 0;
  #failedAt = -Infinity;
  /** When the API took a cursor no more, in epoch milliseconds: what was made before leads to others like it. */
  #refusedAt = -Infinity;

  constructor(page: SitemapKind['page'], tools: WalkTools) {
    this.#page = page;
    this.#tools = tools;
  }

  /** The number of files with a known beginning. */
  get known(): number {
    return this.#starts.length;
  }

  /** The number of the last file, 0 where there are no records, and when it was found; null before that. */
  get last(): { readonly number: number; readonly at: number } | null {
    return this.#last;
  }

  /** The time of the last failure to make a file. */
  get failedAt(): number {
    return this.#failedAt;
  }

  /**
   * Makes a file whose beginning is known, once for all who ask.
   * @throws ApiError
   */
  make(number: number): Promise<void> {
    const making = this.#making.get(number) ?? this.#write(number).finally(() => this.#making.delete(number));
    this.#making.set(number, making);
    // Not awaiting it must not cause an unhandled rejection.
    making.catch(() => null);
    return making;
  }

  /**
   * Makes files one after another until the beginning of this one is known, or the last one is made.
   * @throws ApiError
   */
  walkTo(number: number): Promise<void> {
    this.#goal = Math.max(this.#goal, number);
    this.#walk ??= this.#walkOn().finally(() => {
      this.#walk = null;
      this.#goal = 0;
    });
    return this.#walk;
  }

  async #walkOn(): Promise<void> {
    while (!this.#last && this.known < this.#goal) await this.make(this.known);
  }

  async #write(number: number): Promise<void> {
    try {
      const start = this.#starts[number - 1] ?? null;
      this.#note(
        number,
        (await this.#find(number)) ?? (await writeSitemap(this.#page, start, this.#tools.siteUrl)),
      );
    } catch (error) {
      this.#failedAt = this.#tools.clock.now();
      // The API no longer accepts the cursor: the next walk starts over.
      if (number > 1 && error instanceof ApiError && error.kind === 'refused') this.#forget();
      throw error;
    }
  }

  /** Finds the file that another process has made; undefined where there is none that can be read. */
  async #find(number: number): Promise<SharedSitemap | undefined> {
    const found = await this.#tools.find(number);
    if (!found || found.madeAt <= this.#refusedAt) return undefined;
    return unzip(found.bytes).then(
      () => found,
      () => undefined,
    );
  }

  #note(number: number, written: WrittenSitemap): void {
    const { addresses, next } = written;
    this.#tools.keep(number, written);
    if (next === null) {
      this.#last = { number: addresses > 0 ? number : number - 1, at: this.#tools.clock.now() };
      this.#starts.length = number;
    } else {
      this.#starts[number] = next;
      if (this.#last && this.#last.number <= number) this.#last = null;
    }
  }

  #forget(): void {
    this.#refusedAt = Date.now();
    this.#starts = [null];
    this.#last = null;
  }
}
