import type { Cursor } from './cursor.ts';

/** A page of rows that are all loaded, with the cursors of the pages beside it. */
export interface OffsetPage<Row> {
  readonly rows: readonly Row[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
  /** True where the cursor led to no page, so that this is the first one. */
  readonly isRefused: boolean;
}

const OFFSET = /^\d{1,6}$/;

/**
 * One page of rows that are all at hand: its cursors are numbers of rows.
 * @param wanted the index of a row that is on the page where the address has no cursor; -1 for none
 * @example offsetPage(['a', 'b', 'c'], 2, { after: '2' }).rows // ['c']
 */
export function offsetPage<Row>(
  all: readonly Row[],
  size: number,
  { after, before }: Cursor,
  wanted = -1,
): OffsetPage<Row> {
  const given = after ?? before;
  const isRefused = given !== undefined && !isOffset(given, all.length);
  const [start, end] =
    given === undefined || isRefused
      ? pageWith(isRefused ? -1 : wanted, size)
      : after === undefined
        ? [Math.max(0, Number(given) - size), Number(given)]
        : [Number(given), Number(given) + size];
  const rows = all.slice(start, end);
  return {
    rows,
    pageInfo: {
      hasNextPage: start + rows.length < all.length,
      hasPreviousPage: start > 0,
      startCursor: String(start),
      endCursor: String(start + rows.length),
    },
    isRefused,
  };
}

const isOffset = (cursor: string, length: number): boolean =>
  OFFSET.test(cursor) && Number(cursor) > 0 && Number(cursor) < length;

function pageWith(index: number, size: number): readonly [number, number] {
  const start = Math.floor(Math.max(0, index) / size) * size;
  return [start, start + size];
}
