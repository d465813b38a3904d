/** Another value in the place of one; the same where it stays. Undefined leaves it out. */
export type Change = (value: unknown, name: string, depth: number) => unknown;

/**
 * A copy of an answer's data with values changed from the outside in; what a change gives instead of an object or list
 * is taken as it is.
 * @param depth of `value` below the data: 1 for what a field of the query gives
 */
export function changeValues(value: unknown, change: Change, name = '', depth = 0): unknown {
  const changed = depth === 0 ? value : change(value, name, depth);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((each) => changeValues(each, change, name, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, changeValues(part, change, key, depth + 1)]),
  );
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
