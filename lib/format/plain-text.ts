import { paragraphs } from './paragraphs.ts';

/** Tags that begin or end a line. */
const LINE_ENDS = /<\/?(?:p|ul|ol|li|h[1-6]|br|hr)\b[^>]*>/g;

/** The characters that cleaned HTML writes as entities. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/**
 * The words of HTML that cleanRichText has cleaned, with its paragraphs, headings and list items on separate lines.
 * @example plainText('<p>Bread &amp; <b>salt</b>.</p><p>Go on.</p>') // 'Bread & salt.\nGo on.'
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
  return paragraphs(text).join('\n');
}
