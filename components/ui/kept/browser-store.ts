/** The part of a storage that is used; it may be closed to us, and throws then. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const NO_STORE: Store = {
  getItem: () => null,
  setItem: () => {
    throw new Error('The browser opens no storage.');
  },
};

/** Opens a storage of the browser, or one that keeps nothing where the browser closes it to us. */
export function openStore(open: () => Store): Store {
  try {
    return open();
  } catch {
    return NO_STORE;
  }
}

/** The text under a key; null where there is none, or nothing can be read. */
export function recall(store: Store, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key. Returns false where the storage is full or closed to us, which leaves it as it was. */
export function keep(store: Store, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
