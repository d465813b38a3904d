import { ApiError } from '#lib/api/api-error.ts';
import type { Ask, RecordedKind } from './recorded-kinds.ts';

/** Pages of a window: one with more is halved, since later pages shift while rows come and go. */
const MOST_PAGES = 4;
const DAY = 86_400;
/** The widest window, of a time in which there is little, or nothing. */
const WIDEST = { withRows: DAY, empty: 64 * DAY } as const;
/** Windows that have to be read before pages grow again. */
const UNTIL_WIDER = 3;

/** The rows that began in a window of time. */
export interface ReadWindow {
  readonly rows: readonly object[];
  /** Epoch seconds up to which, or down to which, is read. */
  readonly end: number;
}

interface Page {
  readonly nodes: readonly object[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const NO_ROWS: Page = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

interface WindowOptions {
  readonly ask: Ask;
  /** Called with the second whose rows cannot be read. */
  readonly onUnreadable: (second: number) => void;
}

/**
 * Reads a kind of record window by window of time. Windows and pages are as large as the API answers: both are halved
 * where it fails while it answers something smaller, down to one row of one second, which is left out if it cannot be
 * read; and they grow again once that place is behind them.
 */
export class RecordWindows {
  readonly #kind: RecordedKind;
  readonly #options: WindowOptions;
  #width: number;
  #size: number;
  #readInTurn = 0;
  /** The far end of the last window that failed: until there, windows are halved and do not grow. */
  #suspect: number | null = null;
  /** True after a question without an answer, which may have been too much, or asked of an API that is away. */
  #isInDoubt = false;

  constructor(kind: RecordedKind, options: WindowOptions) {
    this.#kind = kind;
    this.#size = kind.rows;
    this.#width = kind.late;
    this.#options = options;
  }

  /**
   * Reads the window that begins at one second and goes towards another one, into the past too.
   * @throws ApiError where the API is away
   */
  async read(begin: number, goal: number): Promise<ReadWindow> {
    if (this.#isInDoubt) await this.#requireAnswers();
    let isAnswering = this.#isInDoubt;
    for (;;) {
      const { span, end } = this.#windowFrom(begin, goal);
      const [from, to] = [Math.min(begin, end), Math.max(begin, end)];
      const rows: object[] = [];
      try {
        if (await this.#readAll(from, to, rows)) {
          if (this.#suspect === end) this.#suspect = null;
          if (this.#suspect === null) this.#grow(rows.length);
          this.#isInDoubt = false;
          return { rows, end };
        }
        this.#width = Math.min(halfOf(span), WIDEST.withRows);
      } catch (error) {
        if (isAway(error)) throw this.#afterAway(error);
        const isLeast = span === 1 && this.#size === 1;
        // Where all is refused, nothing is wrong with this window.
        if (!isAnswering || isLeast) await this.#requireAnswers();
        isAnswering = true;
        if (isLeast) {
          this.#options.onUnreadable(from);
          this.#suspect = null;
          this.#width = this.#kind.late;
          return { rows, end };
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
  async #readAll(from: number, to: number, rows: object[]): Promise<boolean> {
    let after: string | null = null;
    for (let pages = 1; ; pages += 1) {
      const { nodes, pageInfo } = await this.#readPage(from, to, { first: this.#size, after });
      rows.push(...(nodes ?? []));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage || after === null) return true;
      if (pages >= MOST_PAGES && to - from > 1) return false;
    }
  }

  async #readPage(from: number, to: number, page: { first: number; after: string | null }): Promise<Page> {
    const { document, began, complete } = this.#kind;
    const { ask } = this.#options;
    const [field, unit] = began;
    const where = { [field]: { gte: from * unit, lt: to * unit } };
    const [rows] = Object.values(await ask<Record<string, Page | null>>(document, { where, ...page }));
    const { nodes, pageInfo } = rows ?? NO_ROWS;
    if (!nodes || !complete) return { nodes, pageInfo };
    const whole: object[] = [];
    // Safe: the rows are those of the document beside it. One after another, since each may ask for more.
    for (const row of nodes) whole.push(await complete(row as never, ask));
    return { nodes: whole, pageInfo };
  }

  /**
   * Asks for rows of a time before the game: where that fails too, nothing is wrong with the rows.
   * @throws ApiError where the API is away
   */
  async #requireAnswers(): Promise<void> {
    try {
      await this.#readPage(0, 1, { first: 1, after: null });
    } catch (error) {
      throw isAway(error) ? error : new ApiError('unreachable', error);
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

const halfOf = (count: number): number => Math.max(1, Math.floor(count / 2));

/** True if the API answers no question now. */
const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'overloaded');
