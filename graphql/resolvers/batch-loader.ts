import DataLoader from 'dataloader';
import type { BatchRead } from '../sql/engine/batch-read.ts';
import type { Database } from '../sql/engine/database.ts';

/** Loads the one row of each key; null for a key without any. */
export const one = <Key, Row>(sql: Database, { read, keyOf }: BatchRead<Key, Row>) =>
  new DataLoader<Key, Row | null>(async (keys) => {
    const rows = new Map((await read(sql, keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });

/** Loads all rows of each key, in the order they were read in. */
export const many = <Key, Row>(sql: Database, { read, keyOf }: BatchRead<Key, Row>) =>
  new DataLoader<Key, Row[]>(async (keys) => grouped(keys, await read(sql, keys), keyOf));

/** A load by key with arguments: keys with equal arguments are read together. */
export type Request<Key, Arguments> = { key: Key; args: Arguments };

/** Loads all rows of each key under some arguments, in the order they were read in: one statement for equal arguments. */
export const manyWith = <Key, Arguments, Row>(
  read: (keys: readonly Key[], args: Arguments) => PromiseLike<readonly Row[]>,
  keyOf: (row: Row) => Key,
) =>
  new DataLoader<Request<Key, Arguments>, Row[], string>(
    async (requests) => {
      const answers = new Map<Request<Key, Arguments>, Row[]>();
      const answer = async (group: readonly Request<Key, Arguments>[], args: Arguments) => {
        const keys = group.map(({ key }) => key);
        const lists = grouped(keys, await read(keys, args), keyOf);
        group.forEach((request, index) => answers.set(request, lists[index] ?? []));
      };
      await Promise.all(byArguments(requests).map((group) => answer(group, group[0].args)));
      return requests.map((request) => answers.get(request) ?? []);
    },
    { cacheKeyFn: (request) => JSON.stringify(request) },
  );

type Group<Item> = [Item, ...Item[]];

function byArguments<Key, Arguments>(requests: readonly Request<Key, Arguments>[]) {
  const groups = new Map<string, Group<Request<Key, Arguments>>>();
  for (const request of requests) {
    const signature = JSON.stringify(request.args);
    const group = groups.get(signature);
    if (group) group.push(request);
    else groups.set(signature, [request]);
  }
  return [...groups.values()];
}

function grouped<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): Row[][] {
  const groups = new Map<Key | null, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}
