/** Wraps any integer into 0..length-1, negative and huge ones too. */
export const wrapIndex = (index: number, length: number): number => ((index % length) + length) % length;

/**
 * The entry at an index that is wrapped around the list.
 * @throws RangeError for an empty list or a number that is no integer.
 */
export const wrappedItem = <T>(list: readonly T[], index: number): T => {
  const entry = list[wrapIndex(index, list.length)];
  if (entry === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}`);
  return entry;
};
