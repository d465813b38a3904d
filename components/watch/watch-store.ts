import { MOST_WATCHED, parseWatched, WATCH_LIST } from '#lib/url/watched-ids.ts';

/** The key of the time when the owner last looked at the list, in epoch seconds. */
const SEEN = 'watched-seen';

/** The part of a storage that is used; it may be closed to us, and throws then. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const NO_STORE: Store = { getItem: () => null, setItem: () => undefined };

/** Opens a storage of the browser, or one that keeps nothing where the browser closes it to us. */
export function openStore(open: () => Store): Store {
  try {
    return open();
  } catch {
    return NO_STORE;
  }
}

/** The ids on the list, the newest last. */
export function readList(store: Store): string[] {
  try {
    return parseWatched(store.getItem(WATCH_LIST) ?? '');
  } catch {
    return [];
  }
}

/** Keeps a list; of too long a one, the newest. Does nothing where nothing can be kept. */
export function keepList(store: Store, ids: readonly string[]): void {
  write(store, WATCH_LIST, [...new Set(ids)].slice(-MOST_WATCHED).join(','));
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
  try {
    const before = visit.getItem(SEEN) ?? store.getItem(SEEN) ?? '';
    write(visit, SEEN, before);
    write(store, SEEN, String(now));
    return Number(before) || null;
  } catch {
    return null;
  }
}

function write(store: Store, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    // Storage is blocked or full.
  }
}
