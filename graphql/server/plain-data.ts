/**
 * Copies the executor's answer to ordinary objects. It makes objects without a prototype, which React
 * refuses, and which are slower to read. Leaf values are texts, numbers, booleans and null already.
 */
export function plainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainData);
  const plain: Record<string, unknown> = {};
  // An object without a prototype has no other names than its own, and entries would make a list for each.
  for (const name in value) plain[name] = plainData(Reflect.get(value, name));
  return plain;
}
