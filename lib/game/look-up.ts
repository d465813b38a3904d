/**
 * What a table says of a value, or undefined for one that it does not have. The API may be newer than our contract,
 * so a value out of an answer is looked up this way; `table[value]` would also find `toString`.
 * @example lookUp({ ORDER: 1 }, 'ORDER') // 1
 * @example lookUp({ ORDER: 1 }, 'constructor') // undefined
 */
export function lookUp<Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
  value: string,
): Value | undefined {
  return isKeyOf(table, value) ? table[value] : undefined;
}

/** Whether a text is one of the keys that a table was written with. */
export function isKeyOf<Key extends string>(
  table: Readonly<Partial<Record<Key, unknown>>>,
  value: string,
): value is Key {
  return Object.hasOwn(table, value);
}
