/**
 * The paragraphs of a plain text, which stand on separate lines; empty lines are left out.
 * @example paragraphs('One.\n\nTwo.') // ['One.', 'Two.']
 */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A line of sentences, not a heading or an item of a list. */
const SENTENCES = /[.!?…]["'”’)\]]*(?: \([^()]*\))?$/;

/**
 * The sentences of a plain text on one line, without its headings and lists, which make no sense there; the first line
 * where there is no sentence.
 * @example prose('The Muster\nWe gather at dawn.\nA rope\nGo on.') // 'We gather at dawn. Go on.'
 */
export function prose(text: string): string {
  const lines = paragraphs(text);
  const sentences = lines.filter((line) => SENTENCES.test(line));
  return (sentences.length > 0 ? sentences : lines.slice(0, 1)).join(' ').replaceAll(/\s+/g, ' ');
}

/** A mark that ends a sentence, with the quotation marks and brackets behind it, before a space. */
const SENTENCE_END = /[.!?…]["'”’)\]]*(?=\s)/g;

/** Characters of a sentence that stands alone; a shorter one is only a salutation, such as "Ah, Player." */
const STANDALONE = 24;

/**
 * The first sentence of a plain text, with its mark, and those behind it while it is no more than a call; the first line
 * where that has no end of a sentence.
 * @example firstSentence('You came back. I had two coins on it. Well?') // 'You came back. I had two coins on it.'
 */
export function firstSentence(text: string): string {
  const [line = ''] = paragraphs(text);
  for (const { index, 0: mark } of line.matchAll(SENTENCE_END)) {
    if (index + mark.length >= STANDALONE) return line.slice(0, index + mark.length);
  }
  return line;
}
