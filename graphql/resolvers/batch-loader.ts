import DataLoader from 'dataloader';

/** Loads the one row of each key; null for a key without any. */
export function one<Key, Row>(
  read: (keys: readonly Key[]) => PromiseLike<readonly Row[]>,
  keyOf: (row: Row) => Key,
) {
  return new DataLoader<Key, Row | null>(async (keys) => {
    const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}

/** Loads all rows of each key, in the order they were read in. */
export function many<Key, Row>(
  read: (keys: readonly Key[]) => PromiseLike<readonly Row[]>,
  keyOf: (row: Row) => Key,
) {
  return new DataLoader<Key, Row[]>(async (keys) => {
    const groups = new Map(keys.map((key): [Key, Row[]] => [key, []]));
    for (const row of await read(keys)) groups.get(keyOf(row))?.push(row);
    return keys.map((key) => groups.get(key) ?? []);
  });
}
