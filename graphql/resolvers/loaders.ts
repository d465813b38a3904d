import type { BatchRead } from '../sql/engine/batch-read.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import type { NestedList } from '../sql/engine/nested-list.ts';
import type { RecordList } from '../sql/engine/record-list.ts';
import { many, type Prepare, RowLoader, manyWith } from './batch-loader.ts';
import type { Slice } from '../sql/engine/keyset.ts';

/** Loads a list of each of many parents: lists with equal arguments are read, and counted, in one statement. */
function nested<Parent, Arguments extends object, Row>(
  sql: Database,
  { name, keys, pages, totals }: NestedList<Parent, Arguments, Row>,
): (parentId: Parent, args: Arguments) => RecordList<Row> {
  const parentOf = (row: { parentId: Parent }) => row.parentId;
  const page = manyWith(
    (_, parents: readonly Parent[], { args, slice }: { args: Arguments; slice: Slice }) =>
      pages(sql, parents, args, slice),
    parentOf,
  )(sql);
  const total = manyWith(totals, parentOf)(sql);

  return (parentId, args) => ({
    name,
    keys: keys(sql, args),
    read: (slice) => page.load({ key: parentId, args: { args, slice } }),
    total: async () => (await total.load({ key: parentId, args }))[0]?.count ?? 0,
  });
}

/** The loaders of one request: each reads with one statement what the fields of a level ask for. */
export class Loaders {
  readonly #sql: Database;
  readonly #made = new Map<unknown, unknown>();

  constructor(sql: Database) {
    this.#sql = sql;
  }

  /** The loader that a function makes, the same one within a request. */
  once<Loader>(make: (sql: Database) => Loader): Loader {
    return this.#once(make, () => make(this.#sql));
  }

  /** The loader of rows by their own keys. */
  rows<Key, Row>(read: BatchRead<Key, Row>): RowLoader<Key, Row> {
    return this.#once(read, () => new RowLoader(this.#sql, read));
  }

  /** Loads the row of an optional reference; null without one, and for an unknown key. */
  optional<Key, Row>(read: BatchRead<Key, Row>, key: Key | null) {
    return key === null ? null : this.rows(read).row(key);
  }

  /**
   * Loads a row that the contract promises.
   * @throws MissingRow where it is not
   */
  required<Key, Row>(read: BatchRead<Key, Row>, key: Key): Row | Promise<Row> {
    const row = this.rows(read).row(key);
    return row instanceof Promise ? row.then((loaded) => required(loaded, key)) : required(row, key);
  }

  /** Loads a row that others refer to, or makes what stands in for one that is not on record. */
  orElse<Key, Row>(read: BatchRead<Key, Row>, key: Key, standIn: (key: Key) => Row): Row | Promise<Row> {
    const row = this.rows(read).row(key);
    return row instanceof Promise ? row.then((loaded) => loaded ?? standIn(key)) : (row ?? standIn(key));
  }

  /**
   * Loads all rows of a key, in the order of the statement.
   * @param prepare reads what the rows refer to before they are resolved
   */
  all<Key, Row>(read: BatchRead<Key, Row>, key: Key, prepare?: Prepare<Row>): Promise<Row[]> {
    return this.#once(read, () => many(this.#sql, read, prepare)).load(key);
  }

  /** A list that a record has. */
  list<Parent, Arguments extends object, Row>(
    declaration: NestedList<Parent, Arguments, Row>,
    parentId: Parent,
    args: Arguments,
  ): RecordList<Row> {
    return this.#once(declaration, () => nested(this.#sql, declaration))(parentId, args);
  }

  /** A declaration always makes loaders of one type. */
  #once<Loader>(declaration: unknown, make: () => Loader): Loader {
    const made = this.#made.get(declaration) as Loader | undefined;
    if (made !== undefined) return made;
    const loader = make();
    this.#made.set(declaration, loader);
    return loader;
  }
}

function required<Row>(row: Row | null, key: unknown): Row {
  if (row === null) throw new MissingRow(key);
  return row;
}

/** The error for a reference to a row that does not exist. */
export class MissingRow extends Error {
  constructor(key: unknown) {
    super(`A row refers to ${String(key)}, which is missing.`);
    this.name = 'MissingRow';
  }
}
