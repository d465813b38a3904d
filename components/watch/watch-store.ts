import { keep, recall, type Store } from '../ui/kept/browser-store.ts';
import { MOST_WATCHED, parseWatched, WATCH_LIST } from '#lib/url/watched-ids.ts';

/** The key of the time when the owner last looked at the list, in epoch seconds. */
const SEEN = 'watched-seen';

/** The ids on the list, the newest last. */
export const readList = (store: Store): string[] => parseWatched(recall(store, WATCH_LIST) ?? '');

/** Keeps a list; of too long a one, the newest. Does nothing where nothing can be kept. */
export function keepList(store: Store, ids: readonly string[]): void {
  keep(store, WATCH_LIST, [...new Set(ids)].slice(-MOST_WATCHED).join(','));
}

/** Adds an entry to the list, or removes it. */
export function toggle(store: Store, id: string): void {
  const before = readList(store);
  keepList(store, before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
}

/**
 * The time when the owner last looked at the list before this visit, in epoch seconds; null on the first visit. Marks
 * the list as seen.
 * @param visit a store that lasts for the visit, such as session storage
 */
export function seenBefore(store: Store, visit: Store, now: number): number | null {
  const before = recall(visit, SEEN) ?? recall(store, SEEN) ?? '';
  keep(visit, SEEN, before);
  keep(store, SEEN, String(now));
  return Number(before) || null;
}
