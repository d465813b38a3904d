import type { ApiError } from '#lib/api/api-error.ts';
import { reasonOf } from './reason-of.ts';
import {
  isAway,
  type LostRows,
  type PageEnd,
  type Reading,
  type ReadRow,
  ArchivePages,
} from './archive-pages.ts';
import type { Ask, ArchivedKind } from './archived-kinds.ts';

/** Pages of a window: one with more is halved, since later pages shift while rows come and go. */
const MOST_PAGES = 4;
const DAY = 86_400;
/** The widest window, of a time in which there is little, or nothing. */
const WIDEST = { withRows: DAY, empty: 64 * DAY } as const;
/** Windows that have to be read before pages grow again. */
const UNTIL_WIDER = 3;

/** The rows that began in a window of time. */
export interface ReadWindow {
  readonly rows: readonly ReadRow[];
  readonly lost: readonly LostRows[];
  /** Epoch seconds up to which, or down to which, is read. */
  readonly end: number;
}

/**
 * Reads a kind of archive window by window of time. Windows and pages are as large as the API answers: both are halved
 * where it fails while it answers something smaller, down to one row of one second, which is left out if it cannot be
 * read; and they grow again once that place is behind them.
 */
export class ArchiveWindows {
  readonly #kind: ArchivedKind;
  readonly #pages: ArchivePages;
  #width: number;
  #size: number;
  #readInTurn = 0;
  /** The far end of the last window that failed: until there, windows are halved and do not grow. */
  #suspect: number | null = null;
  /** True after a question without an answer, which may have been too much, or asked of an API that is away. */
  #isInDoubt = false;

  constructor(kind: ArchivedKind, ask: Ask) {
    this.#kind = kind;
    this.#size = kind.rows;
    this.#width = kind.late;
    this.#pages = new ArchivePages(kind, ask);
  }

  /**
   * Reads the window that begins at one second and goes towards another one, into the past too.
   * @throws ApiError where the API is away
   */
  async read(begin: number, goal: number): Promise<ReadWindow> {
    if (this.#isInDoubt) await this.#pages.requireAnswers();
    let isAnswering = this.#isInDoubt;
    for (;;) {
      const { span, end } = this.#windowFrom(begin, goal);
      const [from, to] = [Math.min(begin, end), Math.max(begin, end)];
      const reading: Reading = { rows: [], lost: [] };
      try {
        if (await this.#readAll(from, to, reading)) {
          if (this.#suspect === end) this.#suspect = null;
          if (this.#suspect === null) this.#grow(reading.rows.length);
          this.#isInDoubt = false;
          return { ...reading, end };
        }
        this.#width = Math.min(halfOf(span), WIDEST.withRows);
      } catch (error) {
        if (isAway(error)) throw this.#afterAway(error);
        const isLeast = span === 1 && this.#size === 1;
        // Where all is refused, nothing is wrong with this window.
        if (!isAnswering || isLeast) await this.#pages.requireAnswers();
        isAnswering = true;
        if (isLeast) {
          this.#suspect = null;
          this.#width = this.#kind.late;
          return { rows: [], lost: [unread(from, to, error)], end };
        }
        this.#suspect = end;
        this.#shrink(span);
      }
    }
  }

  /** The next window: as wide as it may be, and half of the way to where one has failed. */
  #windowFrom(begin: number, goal: number): { readonly span: number; readonly end: number } {
    const direction = goal > begin ? 1 : -1;
    const ahead = this.#suspect === null ? 0 : (this.#suspect - begin) * direction;
    // What failed is behind, or further than is asked for.
    if (ahead <= 0 || ahead > Math.abs(goal - begin)) this.#suspect = null;
    const suspected = this.#suspect === null ? Infinity : halfOf(ahead);
    const span = Math.min(this.#width, Math.abs(goal - begin), suspected);
    return { span, end: begin + direction * span };
  }

  /** Reads all pages of a window; false where there are too many. */
  async #readAll(from: number, to: number, reading: Reading): Promise<boolean> {
    let after: string | null = null;
    for (let pages = 1; ; pages += 1) {
      const pageInfo: PageEnd = await this.#pages.read([from, to], { first: this.#size, after }, reading);
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage || after === null) return true;
      if (pages >= MOST_PAGES && to - from > 1) return false;
    }
  }

  #grow(rows: number): void {
    if (rows === 0) this.#width = Math.min(WIDEST.empty, this.#width * 4);
    else if (rows < this.#size * 2) this.#width = Math.min(WIDEST.withRows, this.#width * 2);
    this.#readInTurn += 1;
    if (this.#readInTurn % UNTIL_WIDER === 0) this.#size = Math.min(this.#kind.rows, this.#size * 2);
  }

  #shrink(span: number): void {
    this.#width = halfOf(span);
    this.#size = halfOf(this.#size);
    this.#readInTurn = 0;
  }

  /**
   * A page that is too much for the API ends its question as if it were away: the next window is smaller then, unless
   * the API answers nothing meanwhile. Where it hangs up, it is away.
   */
  #afterAway(error: ApiError): ApiError {
    if (error.kind !== 'unreachable' || error.cause instanceof TypeError) return error;
    this.#shrink(this.#width);
    this.#isInDoubt = true;
    return error;
  }
}

const unread = (since: number, until: number, error: unknown): LostRows => ({
  since,
  until,
  isUnread: true,
  ids: [],
  reason: reasonOf(error),
});

const halfOf = (count: number): number => Math.max(1, Math.floor(count / 2));
