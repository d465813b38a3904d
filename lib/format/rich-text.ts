import sanitizeHtml from 'sanitize-html';

import { cutWhole } from './cut-whole.ts';
import { NestedMarkup } from './nested-markup.ts';
import { RICH_TEXT_TAGS } from './rich-text-tags.ts';

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
 * and ends of lines, embeddings and overrides of the direction, halves of characters; and accents that pile up beyond
 * three.
 */
const DISRUPTIVE = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}|(?<=\p{M}{3})\p{M}+/gu;

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
