import { inputError } from '../sql/engine/connection/input-error.ts';
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

/** The argument that a cursor stands in, and its text. */
export type GivenCursor = { argument: 'after' | 'before'; cursor: string };

/**
 * Decodes a cursor of this list in this order, or one that a client of the game's API has made: the place of a row,
 * counted from 0. An input error for any other text.
 * @example decodeCursor('kills', keys, { argument: 'after', cursor: btoa('49') }) // 49
 */
export function decodeCursor(list: string, keys: readonly Key[], given: GivenCursor): KeyValue[] | number {
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
