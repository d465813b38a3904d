/** Brings any integer into 0..length-1, negative and huge ones too. */
export const wrapIndex = (index: number, length: number): number => ((index % length) + length) % length;

/**
 * The entry that any integer points at once it is wrapped around the list.
 * @throws RangeError for an empty list or a number that is no integer.
 */
export const pick = <T>(list: readonly T[], index: number): T => {
  const position = wrapIndex(index, list.length);
  const entry = list[position];
  if (entry === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}`);
  return entry;
};
