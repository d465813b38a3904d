import { foldText } from '#graphql/rules/folded-text.ts';

/**
 * A name of the game without what people spell in several ways: case, accents, blanks, dashes, underscores, and
 * apostrophes. Two spellings of one name have the same key.
 * @example spellingKey("Butcher's Pass") // 'butcherspass'
 */
const spellingKey = (name: string): string => foldText(name).replaceAll(/[\s_\-\u2010-\u2015'’‘`´]+/gu, '');

/**
 * Makes a function that finds a value by any spelling of its names; of two values with the same name the first one is
 * found.
 * @param values with their names
 * @returns a function of a spelling; null for what names none of the values
 */
export function finderOfNames<Value>(
  values: Iterable<readonly [name: string, value: Value]>,
): (spelling: string) => Value | null {
  const byKey = new Map<string, Value>();
  for (const [name, value] of values) {
    const key = spellingKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, value);
  }
  return (spelling) => byKey.get(spellingKey(spelling)) ?? null;
}
