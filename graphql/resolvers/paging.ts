import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../server/limits.ts';
import { inputError } from '../sql/engine/input-error.ts';
import type { Slice } from '../sql/engine/keyset.ts';
import type { ListOrder } from '../sql/engine/record-list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

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

/** Converts the arguments of a connection to a slice; throws an input error where they make no sense. */
export function sliceOf({ name, keys }: ListOrder, { first, after, last, before }: PageArguments): Slice {
  if (first != null && last != null) throw inputError('Ask for "first" or for "last", not for both.');
  const size = first ?? last ?? DEFAULT_PAGE_SIZE;
  if (size < 0) throw inputError(`A page cannot have ${size} rows.`);

  return {
    limit: Math.min(size, MAX_PAGE_SIZE),
    backward: last != null,
    after: after == null ? null : decodeCursor(name, keys, after),
    before: before == null ? null : decodeCursor(name, keys, before),
  };
}

/**
 * Makes a page, in the order of the list, of the rows read for a slice: one more than requested where the list goes on.
 */
export function pageOf<Node extends Row>(
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
      hasPreviousPage: slice.backward ? more : slice.after !== null,
      startCursor: cursor(nodes[0]),
      endCursor: cursor(nodes.at(-1)),
    },
  };
}
