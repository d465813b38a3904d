import sanitizeHtml from 'sanitize-html';

/**
 * HTML that others wrote, with its words and its plain formatting and nothing else (rules.md: War journal): no
 * scripts, styles, pictures, forms or attributes, and of links only those to https addresses.
 * @example cleanRichText('<p onclick="x()">Hold <b>here</b>.</p>') // '<p>Hold <b>here</b>.</p>'
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'hr', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
  });
}
