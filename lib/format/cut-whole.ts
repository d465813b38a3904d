const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** UTF-16 code units of a character that is kept whole; marks can be piled upon a letter without end. */
const LONGEST_GRAPHEME = 32;

/**
 * The beginning of a text, cut between characters as readers see them: an emoji is there or not, never half of it.
 * Halves of characters that the text came with become U+FFFD, since no address and no file can hold them.
 * @param longest UTF-16 code units that are kept at most, the unit of `length`
 * @example cutWhole('ab\u{1F600}', 3) // 'ab'
 */
export function cutWhole(text: string, longest: number): string {
  if (text.length <= longest) return wellFormed(text);
  const near = Math.max(0, longest - LONGEST_GRAPHEME);
  const around = text.slice(near, longest + LONGEST_GRAPHEME);
  const start = graphemes.segment(around).containing(longest - near)?.index ?? 0;
  return wellFormed(text.slice(0, start > 0 || near === 0 ? near + start : longest - halfAt(text, longest)));
}

/** 1 where a cut would stand within a pair, else 0. */
const halfAt = (text: string, at: number): number => Number((text.codePointAt(at - 1) ?? 0) > 0xffff);

/** A text without halves of characters. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\u{FFFD}');

/**
 * The beginning of a longer text, cut between words and, in a very long word, between characters; a number is never cut.
 * @param longest characters of the result, including the ellipsis
 * @example cutWords('212 kills by Order, 1,204 by Destruction', 25) // '212 kills by Order, 1,204…'
 */
export function cutWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  const kept = end > 0 ? text.slice(0, end) : cutWhole(text, longest - 1);
  return `${kept.replace(/[\s,;:(.–-]+$/, '')}…`;
}

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
