import DataLoader from 'dataloader';
import type { BatchRead } from '../sql/engine/batch-read.ts';
import type { Database } from '../sql/engine/connection/database.ts';

/**
 * Loads the row of each key; null for a key without one. A row that was read before is returned synchronously: a
 * thousand promises take several times as long as reading the rows.
 */
export class RowLoader<Key, Row> extends DataLoader<Key, Row | null> {
  readonly #sql: Database;
  readonly #batch: BatchRead<Key, Row>;
  readonly #rows = new Map<Key, Row | null>();
  readonly #underWay = new Set<Key>();
  readonly #preparing = new Map<Key, Promise<void>>();

  constructor(sql: Database, batch: BatchRead<Key, Row>) {
    super(async (keys) => {
      await this.#read(keys);
      return keys.map((key) => this.#rows.get(key) ?? null);
    });
    this.#sql = sql;
    this.#batch = batch;
  }

  override load(key: Key): Promise<Row | null> {
    if (!this.#rows.has(key)) this.#underWay.add(key);
    return super.load(key);
  }

  /**
   * Returns a row that was read, or loads it. While others are being loaded it waits too, so that what all of them
   * refer to is read together.
   */
  row(key: Key): Row | null | Promise<Row | null> {
    const known = this.#underWay.size === 0 ? this.#rows.get(key) : undefined;
    return known === undefined ? this.load(key) : known;
  }

  /** Reads rows before others refer to them; each once, though several may prepare them at the same time. */
  async prepare(keys: readonly Key[]): Promise<void> {
    const unknown = new Set(keys.filter((key) => !this.#rows.has(key) && !this.#preparing.has(key)));
    const read = unknown.size > 0 ? this.#read([...unknown]) : undefined;
    if (read) for (const key of unknown) this.#preparing.set(key, read);
    await Promise.all(new Set(keys.map((key) => this.#preparing.get(key))));
  }

  async #read(keys: readonly Key[]): Promise<void> {
    try {
      const rows = new Map(
        (await this.#batch.read(this.#sql, keys)).map((row) => [this.#batch.keyOf(row), row]),
      );
      for (const key of keys) this.#rows.set(key, rows.get(key) ?? null);
    } finally {
      for (const key of keys) {
        this.#underWay.delete(key);
        this.#preparing.delete(key);
      }
    }
  }
}

/** Loads all rows of each key, in the order of the statement. */
export const many = <Key, Row>(sql: Database, { read, keyOf }: BatchRead<Key, Row>, prepare?: Prepare<Row>) =>
  new DataLoader<Key, Row[]>(async (keys) => {
    const rows = await read(sql, keys);
    await prepare?.(rows);
    return grouped(keys, rows, keyOf);
  });

/** Reads what rows refer to before the rows are resolved. */
export type Prepare<Row> = (rows: readonly Row[]) => Promise<void>;

/** A load by key with arguments: keys with equal arguments are read together. */
export type Request<Key, Arguments> = { key: Key; args: Arguments };

/**
 * Loads all rows of each key under some arguments, in the order of the statement; one statement for equal arguments.
 */
export const manyWith =
  <Key, Arguments, Row>(
    read: (sql: Database, keys: readonly Key[], args: Arguments) => PromiseLike<readonly Row[]>,
    keyOf: (row: Row) => Key,
  ) =>
  (sql: Database) =>
    new DataLoader<Request<Key, Arguments>, Row[], string>(
      async (requests) => {
        const answers = new Map<Request<Key, Arguments>, Row[]>();
        const answer = async (group: readonly Request<Key, Arguments>[], args: Arguments) => {
          const keys = group.map(({ key }) => key);
          const lists = grouped(keys, await read(sql, keys, args), keyOf);
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
