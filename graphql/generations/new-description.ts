/** Replacements in the order in which they are tried. */
const WORDS: readonly (readonly [old: RegExp, now: string])[] = [
  [/^Epoch (?:milli)?seconds; 0 for/, 'The beginning of 1970 for'],
  [/^Epoch (?:milli)?seconds\.$/, ''],
  [/^Epoch seconds of the/, 'The'],
  [/^Seconds, cut to whole ones; 0 without/, 'Whole seconds; PT0S without'],
  [/2: neither, where/, 'null: neither, where'],
];

/**
 * Rewrites the description of a field whose values have another form in the second generation.
 * @example newDescription('Epoch milliseconds; 0 for a run that never began.')
 * // 'The beginning of 1970 for a run that never began.'
 */
export const newDescription = (description: string | null | undefined): string =>
  WORDS.reduce((text, [old, now]) => text.replace(old, now), description ?? '');
