import type { ScoreKey, ScoreValues } from './score-sort.ts';

/**
 * Encodes a row's sort values as one short text, which takes less of a page's data than an object.
 * @param keys of the columns, `name` among them
 * @example writeScoreValues(['name', 'kills'], { name: 'Bor', kills: 3 }) // '["Bor",3]'
 */
export const writeScoreValues = (keys: readonly ScoreKey[], values: ScoreValues): string =>
  JSON.stringify(keys.map((key) => values[key] ?? null));

/** Decodes the text that `writeScoreValues` has written for the same columns. */
export function readScoreValues(keys: readonly ScoreKey[], text: string): ScoreValues {
  const values: readonly (string | number | null)[] = JSON.parse(text);
  const named = Object.fromEntries(keys.map((key, at) => [key, values[at] ?? null]));
  return { ...named, name: String(values[keys.indexOf('name')] ?? '') };
}
