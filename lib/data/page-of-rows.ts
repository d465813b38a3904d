import type { PageInfoFragment } from '#graphql/generated/documents.ts';
import type { Cursor } from '#lib/url/paging/cursor.ts';

/** A page of a list that is known whole. */
export interface RowPage<Row> {
  readonly nodes: Row[];
  readonly pageInfo: PageInfoFragment;
}

/**
 * Cuts a page out of a list whose cursors are the numbers of rows: '25' after the first 25, '25' before the row after
 * them. A cursor of another kind gives the first page.
 * @example pageOfRows(rows, 25, { after: '25' }).nodes // the rows 26 to 50
 */
export function pageOfRows<Row>(rows: readonly Row[], size: number, { after, before }: Cursor): RowPage<Row> {
  const to = placeOf(before);
  const from = to === null ? (placeOf(after) ?? 0) : Math.max(0, to - size);
  const start = from < rows.length ? from : 0;
  const end = Math.min(start + size, rows.length);
  return {
    nodes: rows.slice(start, end),
    pageInfo: {
      hasNextPage: end < rows.length,
      endCursor: String(end),
      hasPreviousPage: start > 0,
      startCursor: String(start),
    },
  };
}

const placeOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,6}$/.test(cursor) ? Number(cursor) : null;
