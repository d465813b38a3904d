import { inputError } from '../sql/engine/input-error.ts';
import type { Key, KeyValue } from '../sql/engine/keyset.ts';
import { longId, uuidId } from './identity.ts';

/** Characters of the longest cursor; the site accepts as many in addresses. */
export const MAX_CURSOR_LENGTH = 1000;

/**
 * Encodes a keyset cursor: the name of the list, its order, and the row's values of that order. Opaque to clients.
 */
export function encodeCursor(
  list: string,
  keys: readonly Key[],
  row: Readonly<Record<string, unknown>>,
): string {
  const values = keys.map(({ property }) => row[property]);
  return Buffer.from(JSON.stringify([signature(list, keys), ...values])).toString('base64url');
}

/** Decodes a cursor of this list in this order; an input error for any other text. */
export function decodeCursor(list: string, keys: readonly Key[], cursor: string): KeyValue[] {
  const [from, ...values] = decoded(cursor);
  if (from !== signature(list, keys))
    throw inputError('The cursor belongs to another list or another order.');
  return keys.map((key, index) => checked(key, values[index]));
}

const signature = (list: string, keys: readonly Key[]) =>
  [list, ...keys.map(({ property, descending }) => (descending ? '-' : '+') + property)].join(' ');

function decoded(cursor: string): unknown[] {
  if (cursor.length > MAX_CURSOR_LENGTH || !/^[\w-]+$/.test(cursor)) throw brokenCursor();
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    throw brokenCursor();
  }
  throw brokenCursor();
}

function checked({ cast }: Key, value: unknown): KeyValue {
  if (typeof value === 'string' && fits[cast](value)) return value;
  if (typeof value === 'number' && cast === 'bigint' && Number.isSafeInteger(value)) return value;
  throw brokenCursor();
}

const fits: Record<Key['cast'], (value: string) => boolean> = {
  bigint: (value) => longId(value) !== null,
  uuid: (value) => uuidId(value) !== null,
  text: (value) => !value.includes('\0'),
};

const brokenCursor = () => inputError('The cursor is broken.');
