/**
 * Paths that programs have no business with. Pages with `noindex` are not among them, since a program that may not
 * read a page never sees that; nor are pictures and exports, which other sites show.
 */
const DISALLOWED = [
  // Queries to the API; the explorer page itself may be indexed.
  '/graphql?',
  // The data of tooltips.
  '/item/*/card$',
  '/character/*/card$',
  // The same rows in another order, of which every scoreboard has two dozen.
  '/*?sort=',
  '/*&sort=',
];

/**
 * The robots.txt of the site (RFC 9309).
 * @param siteUrl the origin that visitors use
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
