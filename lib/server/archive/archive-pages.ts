import { ApiError } from '#lib/api/api-error.ts';
import type { LostWindow } from '#graphql/sql/archive/unfinished.ts';
import { failureOf } from './failed-question.ts';
import type { Loss } from './loss.ts';
import type { Care } from './archive-lines.ts';
import type { Ask, ArchivedKind } from './archived-kinds.ts';

/** A row of the API. */
export interface ReadRow {
  readonly id: string;
  readonly row: object;
  /** The second in which it began. */
  readonly began: number;
  /** True where that is in the window that was asked for. */
  readonly isWithin: boolean;
  /** The way in which it is written: one that came damaged takes nothing from what is there. */
  readonly care: Care;
}

/** The losses of a window, and their reasons. */
export interface LostRows extends LostWindow {
  readonly ids: readonly string[];
  readonly reason: string;
}

/** The end of a page. */
export interface PageEnd {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

interface Page {
  readonly nodes: readonly object[] | null;
  readonly pageInfo: PageEnd;
}

const NO_ROWS: Page = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** All that is read of a window so far. */
export interface Reading {
  readonly rows: ReadRow[];
  readonly lost: LostRows[];
}

/** The ids of skirmishes that are made from kills. */
const MADE_FROM_KILLS = /-8\w{3}-\w{4}-006b696c6c73$/i;

/** Reads the pages of a kind of archive. */
export class ArchivePages {
  readonly #kind: ArchivedKind;
  readonly #ask: Ask;

  constructor(kind: ArchivedKind, ask: Ask) {
    this.#kind = kind;
    this.#ask = ask;
  }

  /**
   * Reads a page of a window of time into what is read of it so far.
   * @throws ApiError also for an answer without a list, which does not say that there is nothing
   */
  async read(
    [from, to]: readonly [number, number],
    page: { readonly first: number; readonly after: string | null },
    reading: Reading,
  ): Promise<PageEnd> {
    const { document, began, complete } = this.#kind;
    const [field, unit] = began;
    const where = { [field]: { gte: from * unit, lt: to * unit } };
    const { data, absent, loss } = await this.#ask<Record<string, Page | null>>(document, { where, ...page });
    const [rows] = Object.values(data);
    if (absent.length > 0 || rows?.nodes === null) throw failureOf(document, new Error('A list is null'));
    const { nodes, pageInfo } = rows ?? NO_ROWS;
    // Safe: the rows are those of the document beside it. One after another, since each may ask for more.
    for (const node of nodes ?? []) {
      // Another site of ours tells of skirmishes that it has made from its kills, as this one does.
      if (MADE_FROM_KILLS.test(String(Reflect.get(node, 'id')))) continue;
      const { row, isDamaged } = complete
        ? await complete(node as never, this.#ask)
        : { row: node, isDamaged: false };
      const id = String(Reflect.get(row, 'id'));
      const at = Math.floor(Number(Reflect.get(row, field)) / unit);
      const second = at >= from && at < to ? at : null;
      const care = isDamaged ? 'added' : this.#careFor(id, loss);
      reading.rows.push({ id, row, began: second ?? from, isWithin: second !== null, care });
      if (care === 'whole') continue;
      const [since, until] = second === null ? [from, to] : [second, second + 1];
      reading.lost.push({
        since,
        until,
        isUnread: false,
        ids: [id],
        reason: loss?.reason ?? 'a part is missing',
      });
    }
    if (loss && (loss.isElsewhere || loss.dropped.length > 0)) {
      const { dropped: ids, reason } = loss;
      reading.lost.push({ since: from, until: to, isUnread: false, ids, reason });
    }
    return pageInfo;
  }

  #careFor(id: string, loss: Loss | null): Care {
    if (loss?.isElsewhere || loss?.errored.has(id)) return 'added';
    if (!loss?.altered.has(id)) return 'whole';
    return this.#kind.grows ? 'kept' : 'added';
  }

  /**
   * Asks for rows of a time before the game: where that fails too, nothing is wrong with the rows.
   * @throws ApiError where the API is away
   */
  async requireAnswers(): Promise<void> {
    try {
      await this.read([0, 1], { first: 1, after: null }, { rows: [], lost: [] });
    } catch (error) {
      throw isAway(error) ? error : failureOf(this.#kind.document, new ApiError('unreachable', error));
    }
  }
}

/** True if the API answers no question now. */
export const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'overloaded');
