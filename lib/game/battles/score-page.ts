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
  /** The number of players before the page; of each group, where the page has a part of each. */
  readonly from: number;
  /** The number of players up to the end of the page, in the same way. */
  readonly to: number;
  readonly pageInfo: PageInfoFragment;
}

/**
 * Cuts a page out of groups, the same places of each of them. A cursor is the number of players of a group before or
 * after it.
 * @param marked the entry whose page is shown where there is no cursor
 * @param size players of each group on a page
 */
export function pageOfEach<Entry, Of extends Group<Entry>>(
  groups: readonly Of[],
  cursor: Cursor,
  marked?: Entry,
  size: number = PLAYERS_PER_PAGE,
): GroupPage<Of> {
  const longest = Math.max(0, ...groups.map(({ entries }) => entries.length));
  const markedAt =
    marked === undefined ? -1 : Math.max(-1, ...groups.map(({ entries }) => entries.indexOf(marked)));
  const from = startOf(cursor, longest, { size, markedAt });
  const to = Math.min(from + size, longest);
  const onPage = groups.flatMap((group) => {
    const shown = group.entries.slice(from, to);
    return shown.length > 0 ? [{ group, shown }] : [];
  });
  return { groups: onPage, from, to, pageInfo: pageInfoOf(from, to, longest) };
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
  return { groups: onPage, from, to, pageInfo: pageInfoOf(from, to, all.length) };
}

const pageInfoOf = (from: number, to: number, length: number): PageInfoFragment => ({
  hasPreviousPage: from > 0,
  hasNextPage: to < length,
  startCursor: String(from),
  endCursor: String(to),
});

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
