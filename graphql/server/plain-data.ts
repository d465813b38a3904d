/**
 * Copies the executor's answer to ordinary objects. It makes objects without a prototype, which React refuses, and
 * which are slower to read. Leaf values are texts, numbers, booleans and null already.
 */
export function plainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainData);
  const plain: Record<string, unknown> = {};
  // Without a prototype there are no inherited names, and `Object.entries` would allocate a list for each object.
  for (const name in value) plain[name] = plainData(Reflect.get(value, name));
  return plain;
}
