import type { ScoreKey, ScoreValues } from './score-sort.ts';

/**
 * What a row is compared by as one short text, which weighs less in the data of a page than an object does.
 * @param keys of the columns, `name` among them
 * @example writeScoreValues(['name', 'kills'], { name: 'Bor', kills: 3 }) // '["Bor",3]'
 */
export const writeScoreValues = (keys: readonly ScoreKey[], values: ScoreValues): string =>
  JSON.stringify(keys.map((key) => values[key] ?? null));

/** What `writeScoreValues` has written for the same columns. */
export function readScoreValues(keys: readonly ScoreKey[], text: string): ScoreValues {
  const values: readonly (string | number | null)[] = JSON.parse(text);
  const named = Object.fromEntries(keys.map((key, at) => [key, values[at] ?? null]));
  return { ...named, name: String(values[keys.indexOf('name')] ?? '') };
}
