import { cutWords } from './cut-words.ts';

/** Characters and lines that are read at a glance. */
const LONGEST = 400;
const MOST_LINES = 5;
/** A text that is hardly longer is not worth a cut. */
const HARDLY = 1.25;

/**
 * The beginning of a text of several lines, with a mark at its end; the text itself where it is short.
 * @example beginningOf('A short one.') // 'A short one.'
 */
export function beginningOf(text: string): string {
  const lines = text.split('\n');
  if (text.length <= LONGEST * HARDLY && lines.length <= MOST_LINES * HARDLY) return text;
  const start = lines.slice(0, MOST_LINES).join('\n');
  return start.length > LONGEST ? cutWords(start, LONGEST) : `${start.trimEnd()} …`;
}
