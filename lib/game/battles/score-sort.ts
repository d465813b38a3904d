/** Keys by which the API can sort a skirmish's scoreboard (rules.md: Sorting scoreboards). */
export const SKIRMISH_SORT_KEYS = [
  'level',
  'kills',
  'deaths',
  'deathBlows',
  'damage',
  'killDamage',
  'healing',
  'protection',
] as const;

/** Every key by which some scoreboard is sorted, here or by the API. */
export const SCORE_KEYS = [
  ...SKIRMISH_SORT_KEYS,
  'career',
  'name',
  'guild',
  'itemRating',
  'objectiveScore',
  'medals',
] as const;

export type ScoreKey = (typeof SCORE_KEYS)[number];

/** The keys whose values are numbers. */
export type ScoreNumberKey = Exclude<ScoreKey, 'career' | 'name' | 'guild'>;

export interface ScoreSort {
  readonly key: ScoreKey;
  readonly descending: boolean;
}

/** The first sort of a skirmish's scoreboard (rules.md: Sorting scoreboards). */
export const SKIRMISH_SORT: ScoreSort = { key: 'deathBlows', descending: true };

/** The first sort of a scoreboard that is loaded whole (rules.md: Sorting scoreboards). */
export const WHOLE_SORT: ScoreSort = { key: 'damage', descending: true };

/** The values by which rows are compared; null for a missing one, such as no guild. */
export type ScoreValues = Readonly<Partial<Record<ScoreKey, string | number | null>>> & {
  readonly name: string;
};

/**
 * The order after a click on a column: descending, and ascending when it is descending already
 * (rules.md: Sorting scoreboards).
 * @example nextSort({ key: 'kills', descending: true }, 'kills') // { key: 'kills', descending: false }
 */
export function nextSort(current: ScoreSort | null, key: ScoreKey): ScoreSort {
  return { key, descending: !(current?.key === key && current.descending) };
}

/**
 * Rows in an order: rows without a value last in both directions, equal ones by name (rules.md: Sorting scoreboards).
 */
export function sortScores<Row extends { readonly values: ScoreValues }>(
  rows: readonly Row[],
  sort: ScoreSort,
): readonly Row[] {
  return rows.toSorted(
    (one, other) =>
      compare(one.values[sort.key], other.values[sort.key], sort) || byName(one.values, other.values),
  );
}

type Value = string | number | null | undefined;

function compare(one: Value, other: Value, { descending }: ScoreSort): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  const order = typeof one === 'string' ? one.localeCompare(String(other), 'en') : one - Number(other);
  return descending ? -order : order;
}

function byName(one: ScoreValues, other: ScoreValues): number {
  return one.name.localeCompare(other.name, 'en');
}

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
