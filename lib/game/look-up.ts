/**
 * Looks a value up in a table; undefined where the table lacks it. The API may be newer than our contract, so values
 * of answers are looked up this way; `table[value]` would also find `toString`.
 * @example lookUp({ ORDER: 1 }, 'ORDER') // 1
 * @example lookUp({ ORDER: 1 }, 'constructor') // undefined
 */
export function lookUp<Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
  value: string,
): Value | undefined {
  return isKeyOf(table, value) ? table[value] : undefined;
}

/** True if a text is an own key of a table. */
export function isKeyOf<Key extends string>(
  table: Readonly<Partial<Record<Key, unknown>>>,
  value: string,
): value is Key {
  return Object.hasOwn(table, value);
}

/**
 * The own keys of a table, in its order.
 * @example keysOf({ ORDER: 1, DESTRUCTION: 2 }) // ['ORDER', 'DESTRUCTION']
 */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] =>
  Object.keys(table).filter((key) => isKeyOf(table, key));
