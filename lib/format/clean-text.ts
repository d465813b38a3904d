import { fitHeadings } from './heading-levels.ts';
import { plainText } from './plain-text.ts';
import { cleanRichText } from './rich-text.ts';

/** A text with formatting that others wrote, cleaned. Made by cleanText alone. */
export interface CleanText {
  /** Its headings fit under the page's first. */
  readonly html: string;
  /** Its words, one paragraph a line. */
  readonly plain: string;
}

/**
 * HTML that others wrote, made fit to be shown below the heading of a page; null where there are no words in it.
 * @example cleanText('<h4>Oaths</h4><script>x</script>') // { html: '<h2>Oaths</h2>', plain: 'Oaths' }
 */
export function cleanText(html: string | null): CleanText | null {
  const clean = cleanRichText(html ?? '');
  const plain = plainText(clean);
  return plain === '' ? null : { html: fitHeadings(clean, 1), plain };
}
