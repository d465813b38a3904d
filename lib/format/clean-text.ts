import { plainText } from './plain-text.ts';
import { cleanRichText } from './rich-text.ts';

const LOWEST = 6;

/**
 * Cleaned HTML whose headings fit under a heading of the page: the highest that it uses follows that heading, and none
 * is more than one level below the one before it.
 * @param above the level of the page's heading.
 * @example fitHeadings('<h4>Oaths</h4><p>Kept.</p>', 1) // '<h2>Oaths</h2><p>Kept.</p>'
 */
export function fitHeadings(html: string, above: number): string {
  const used = [...new Set(Array.from(html.matchAll(/<h([1-6])>/g), ([, level = '']) => level))].sort();
  const open: number[] = [];
  let last = above;
  return html.replaceAll(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    if (slash) return `</h${open.pop() ?? last}>`;
    last = Math.min(last + 1, above + 1 + used.indexOf(level), LOWEST);
    open.push(last);
    return `<h${last}>`;
  });
}

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
