import type { PageInfoFragment } from '#graphql/generated/documents.ts';
import type { Cursor } from '#lib/url/paging/cursor.ts';

/** Players on a page of a scoreboard in groups. */
const PLAYERS_PER_PAGE = 50;

interface Group<Entry> {
  readonly entries: readonly Entry[];
}

/** The part of the groups that stands on one page. */
export interface GroupPage<Of extends Group<unknown>> {
  /** The groups on the page: each whole, with its entries that stand there. */
  readonly groups: readonly { readonly group: Of; readonly shown: Of['entries'] }[];
  /** The number of players before the page. */
  readonly from: number;
  /** The number of players up to the end of the page. */
  readonly to: number;
  readonly pageInfo: PageInfoFragment;
}

/**
 * Cuts a page out of groups, one after another. A cursor is the number of players before or after it.
 * @param marked the entry whose page is shown where there is no cursor
 */
export function groupPage<Entry, Of extends Group<Entry>>(
  groups: readonly Of[],
  cursor: Cursor,
  marked?: Entry,
  size: number = PLAYERS_PER_PAGE,
): GroupPage<Of> {
  const all = groups.flatMap(({ entries }) => entries);
  const from = startOf(cursor, all.length, {
    size,
    markedAt: marked === undefined ? -1 : all.indexOf(marked),
  });
  const to = Math.min(from + size, all.length);
  let before = 0;
  const onPage = groups.flatMap((group) => {
    const shown = group.entries.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += group.entries.length;
    return shown.length > 0 ? [{ group, shown }] : [];
  });
  return {
    groups: onPage,
    from,
    to,
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: to < all.length,
      startCursor: String(from),
      endCursor: String(to),
    },
  };
}

/** The first player of a page; that of the first page for a cursor that is beyond the list or none of ours. */
function startOf(
  { after, before }: Cursor,
  length: number,
  { size, markedAt }: { readonly size: number; readonly markedAt: number },
): number {
  if (after === undefined && before === undefined && markedAt >= 0) {
    return markedAt - (markedAt % size);
  }
  const start = after === undefined ? Number(before ?? 0) - size : Number(after);
  return Number.isInteger(start) && start > 0 && start < length ? start : 0;
}
