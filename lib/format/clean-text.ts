import { paragraphs } from './paragraphs.ts';
import sanitizeHtml from 'sanitize-html';
import { cutWhole } from './cut-whole.ts';
import { NestedMarkup, RICH_TEXT_TAGS } from './nested-markup.ts';

/** Characters that are read of a text; the longest of the game has a few thousand. */
const LONGEST = 20_000;

/** Elements whose words are none of the text's. */
const WORDLESS =
  'script style textarea select option optgroup datalist xmp noscript iframe noframes noembed template title svg math'.split(
    ' ',
  );

/** Elements that stand on separate lines. */
const PARAGRAPHS = (
  'div section article aside main header footer nav address blockquote center pre figure figcaption details summary ' +
  'dt dd tr td th caption form fieldset legend'
).split(' ');

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nonTextTags: WORDLESS,
  nestingLimit: 50,
  transformTags: {
    ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href }) => ({ tagName, attribs: { href: publicAddress(href ?? '') } }),
  },
};

/** A tag or a text of what sanitize-html writes. */
const TOKEN = /<(?<end>\/?)(?<tag>[a-z0-9]+)(?: href="(?<href>[^"<>]*)")?[^<>]*>|[^<>]+/g;

/**
 * Characters that are invisible, change the direction of the text around them or are none at all: controls except tabs
 * and ends of lines, marks, embeddings and overrides of the direction, halves of characters; and accents that pile up
 * beyond three.
 */
const DISRUPTIVE =
  /(?![\t\n\r])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Cs}|(?<=\p{M}{3})\p{M}+/gu;

/**
 * HTML that others wrote, with its words and its plain formatting and nothing else (rules.md: War journal): no
 * scripts, styles, pictures, forms or attributes, and of links only those to https addresses. What a browser makes of
 * it stays within the element that it is put into. Texts of more than 20,000 characters are cut off.
 * @example cleanRichText('<p onclick="x()">Hold <b>here</b>.') // '<p>Hold <b>here</b>.</p>'
 */
export function cleanRichText(html: string): string {
  const text = html.length > LONGEST ? `${cutWhole(html, LONGEST)}…` : html;
  const markup = new NestedMarkup();
  for (const { 0: token, groups = {} } of sanitizeHtml(text, OPTIONS).matchAll(TOKEN)) {
    const { end, tag, href } = groups;
    if (!tag) markup.addText(token.replaceAll(DISRUPTIVE, ''));
    else if (end) markup.closeElement(tag);
    else if (tag !== 'a') markup.openElement(tag);
    else if (href) markup.openElement(tag, `<a href="${href}" rel="nofollow noopener">`);
  }
  return markup.finish();
}

/** An address on another server that a link may lead to, in the one way of writing it; empty for any other. */
function publicAddress(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : null;
  // Text before an @ in a URL is usually there to be mistaken for the host.
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : '';
}

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
