import type { Route } from 'next';

/** Entries of a feed. */
export const FEED_ENTRIES = 25;

/** One of what a feed tells of. All its texts are plain. */
export interface FeedEntry {
  /** The address of its page, which is its id: the same entry in every feed that has it. */
  readonly path: Route;
  readonly title: string;
  /** The entry in sentences: the people, the place, the time and the manner. */
  readonly summary: string;
  /** The time when it happened; null where that is not known. */
  readonly published: Date | null;
  /** The time of its last change. */
  readonly updated: Date | null;
  readonly categories: readonly FeedCategory[];
}

export interface FeedCategory {
  /** The name of the category, in lower case; never renamed: "solo". */
  readonly term: string;
  readonly label: string;
}

/** A list of a page that can be followed, of whatever `Asked` lets it ask for (rules.md: Feeds). */
export interface ExportFeed<Asked> {
  /** The name of the feed: "Kills and deaths". */
  readonly label: string;
  /** Its whole title, without what the filter has chosen, where that says more: "Kills and deaths of Verenthe". */
  readonly title?: (asked: Asked) => string;
  /**
   * Newest first, at most 25.
   * @throws ApiError
   */
  readonly entries: (asked: Asked) => Promise<readonly FeedEntry[]>;
}

type List<Row> = { readonly nodes?: readonly Row[] | null } | null | undefined;

/**
 * The entries of some lists together, newest first, at most 25.
 * @param lists as the API gives them; null for one that it does not have
 * @example newestEntries(killEntry, part('kills'), part('deaths'))
 */
export async function newestEntries<Row>(
  entryOf: (row: Row) => FeedEntry,
  ...lists: readonly (List<Row> | Promise<List<Row>>)[]
): Promise<readonly FeedEntry[]> {
  const all = await Promise.all(lists);
  return all
    .flatMap((list) => list?.nodes ?? [])
    .map((row) => entryOf(row))
    .toSorted(byNewest)
    .slice(0, FEED_ENTRIES);
}

/** Orders entries, newest first. Within one second the greater number is newer, as in the lists of kills. */
const byNewest = (one: FeedEntry, other: FeedEntry): number =>
  timeOf(other) - timeOf(one) || other.path.localeCompare(one.path, 'en', { numeric: true });

const timeOf = ({ published }: FeedEntry): number => published?.getTime() ?? 0;
