import { cutWhole } from './cut-whole.ts';

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
