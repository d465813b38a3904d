import { DEFAULT_PAGE_SIZE, MOST_SKIPPED } from './list-limits.ts';
import { inputError } from '../sql/engine/connection/input-error.ts';
import type { KeyValue, Slice, Key } from '../sql/engine/keyset.ts';
import type { ListOrder, RecordList } from '../sql/engine/record-list.ts';
import { longId, uuidId } from './references.ts';

/** Characters of the longest cursor; the site accepts as many in addresses. */
export const MAX_CURSOR_LENGTH = 1000;

/** Encodes a keyset cursor: the name of the list, its order, and the row's values of that order. Opaque to clients. */
export function encodeCursor(
  list: string,
  keys: readonly Key[],
  row: Readonly<Record<string, unknown>>,
): string {
  const values = keys.map(({ property }) => row[property]);
  return Buffer.from(JSON.stringify([signature(list, keys), ...values])).toString('base64url');
}

/** The argument that a cursor stands in, and its text. */
type GivenCursor = { argument: 'after' | 'before'; cursor: string };

/**
 * Decodes a cursor of this list in this order, or one that a client of the game's API has made: the place of a row,
 * counted from 0. An input error for any other text.
 * @example decodeCursor('kills', keys, { argument: 'after', cursor: btoa('49') }) // 49
 */
function decodeCursor(list: string, keys: readonly Key[], given: GivenCursor): KeyValue[] | number {
  const text = textOf(given);
  if (PLACE.test(text)) return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  const [from, ...values] = partsOf(text) ?? [];
  if (typeof from !== 'string') throw cursorError(given, 'is broken');
  if (from !== signature(list, keys)) throw cursorError(given, 'belongs to another list or another order');
  return keys.map(({ cast }, index) => {
    const value = values[index];
    if (!isKeyValue(cast, value)) throw cursorError(given, 'is broken');
    return value;
  });
}

/** A place, or that before the first: a client counts from the row before its page. */
const PLACE = /^(?:-1|\d+)$/;

const signature = (list: string, keys: readonly Key[]) =>
  [list, ...keys.map(({ property, descending }) => (descending ? '-' : '+') + property)].join(' ');

function textOf(given: GivenCursor): string {
  const { cursor } = given;
  if (cursor.length > MAX_CURSOR_LENGTH || !/^[\w+/-]+={0,2}$/.test(cursor))
    throw cursorError(given, 'is broken');
  return Buffer.from(cursor, 'base64').toString();
}

function partsOf(text: string): unknown[] | null {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : null;
  } catch {
    return null;
  }
}

function isKeyValue(cast: Key['cast'], value: unknown): value is KeyValue {
  if (typeof value === 'number') return cast === 'bigint' && Number.isSafeInteger(value);
  return typeof value === 'string' && fits[cast](value);
}

const fits: Record<Key['cast'], (value: string) => boolean> = {
  bigint: (value) => longId(value) !== null,
  uuid: (value) => uuidId(value) !== null,
  text: (value) => !value.includes('\0'),
};

/** Characters of a refused cursor that its error repeats, which a query may get for each row of a list. */
const SHOWN = 100;

/** The error has the code and the extensions of the game's API. */
const cursorError = ({ argument, cursor }: GivenCursor, problem: string) =>
  inputError(`The cursor in "${argument}" ${problem}.`, {
    code: 'HC0078',
    argument,
    cursor: cursor.slice(0, SHOWN),
  });

export type PageArguments = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
};

type Row = Readonly<Record<string, unknown>>;

export type Edge<Node> = { cursor: string; node: Node };

export type Page<Node> = {
  nodes: Node[];
  /** Returns the nodes with their cursors, which are made on demand. */
  edges: () => Edge<Node>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** An end of a page: a row by its keys, a row by its place in the list, or the end of the list. */
type End = readonly KeyValue[] | number | null;

/** The arguments of a connection, read and checked. */
export type PageRequest = { size: number; backward: boolean; after: End; before: End };

/** Reads the arguments of a connection; throws an input error where they make no sense. */
export function pageRequest({ name, keys }: ListOrder, { first, last, ...ends }: PageArguments): PageRequest {
  if (first != null && last != null) throw inputError('Ask for "first" or for "last", not for both.');
  const size = first ?? last ?? DEFAULT_PAGE_SIZE;
  if (size < 0) throw inputError(`A page cannot have ${size} rows.`);
  const endOf = (argument: 'after' | 'before'): End => {
    const cursor = ends[argument];
    return cursor == null ? null : decodeCursor(name, keys, { argument, cursor });
  };
  const [after, before] = [endOf('after'), endOf('before')];
  if (after !== null && before !== null && isRow(after) !== isRow(before)) {
    throw inputError('Give two cursors of answers, or two places: not one of each.');
  }
  return { size, backward: last != null, after, before };
}

const isRow = (end: End): end is readonly KeyValue[] | null => typeof end !== 'number';

/** Reads the page that is requested. */
export async function readPage<Node extends Row>(
  list: RecordList<Node>,
  request: PageRequest,
): Promise<Page<Node>> {
  const slice = await sliceOf(request, list.total);
  if (slice.skip <= MOST_SKIPPED) return pageOf(list, slice, await list.read(slice));
  const [further] = await list.read({ ...slice, limit: 0, skip: MOST_SKIPPED });
  if (!further) return pageOf(list, slice, []);
  throw inputError(
    `A page starts at place ${MOST_SKIPPED.toLocaleString('en')} at most. Behind it, go on by the cursors of answers.`,
  );
}

/** Converts a request to a slice. Places need the length of the list where its last rows are requested. */
async function sliceOf(
  { size, backward, after, before }: PageRequest,
  total: () => Promise<number>,
): Promise<Slice> {
  if (isRow(after) && isRow(before)) return { limit: size, skip: 0, backward, after, before };
  const start = isRow(after) ? 0 : after + 1;
  const ends = { after: null, before: null };
  if (backward && isRow(before)) {
    const limit = Math.max(0, Math.min(size, (await total()) - start));
    return { limit, skip: 0, backward, ...ends };
  }
  const end = isRow(before) ? Infinity : before;
  const skip = backward ? Math.max(start, end - size) : start;
  return { limit: Math.max(0, Math.min(size, end - skip)), skip, backward: false, ...ends };
}
/** Builds a page in list order from the rows of a slice, which has one more row if there is a next page. */
function pageOf<Node extends Row>(
  { name, keys }: ListOrder,
  slice: Slice,
  rows: readonly Node[],
): Page<Node> {
  const more = rows.length > slice.limit;
  const nodes = rows.slice(0, slice.limit);
  if (slice.backward) nodes.reverse();
  const cursorOf = (row: Node) => encodeCursor(name, keys, row);
  const cursor = (row: Node | undefined) => (row ? cursorOf(row) : null);

  return {
    nodes,
    edges: () => nodes.map((node) => ({ cursor: cursorOf(node), node })),
    pageInfo: {
      hasNextPage: slice.backward ? slice.before !== null : more,
      hasPreviousPage: slice.backward ? more : slice.after !== null || slice.skip > 0,
      startCursor: cursor(nodes[0]),
      endCursor: cursor(nodes.at(-1)),
    },
  };
}
