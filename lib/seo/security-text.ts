/**
 * Paths that programs have no business with. Pages with `noindex` are not among them, since a program that may not
 * read a page never sees that; nor are pictures and exports, which other sites show.
 */
const DISALLOWED = [
  // Queries to the API; the explorer page itself may be indexed.
  '/graphql?',
  // The data of tooltips.
  '/item/*/tooltip$',
  '/character/*/tooltip$',
  // The same rows in another order, of which every scoreboard has two dozen.
  '/*?sort=',
  '/*&sort=',
];

/** The robots.txt of the site (RFC 9309). @param siteUrl the origin that visitors use */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

const DAY = 86_400_000;

/** Days for which the text holds: less than the year that the standard allows. */
const VALID = 180;

/**
 * The security.txt of the site (RFC 9116): where to report what is unsafe about it.
 * @param contact the operator's, as a URI
 * @param siteUrl the origin that visitors use
 */
export function securityText(contact: string, siteUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID * DAY).toISOString()}`,
    `# What programs may read: ${siteUrl}/developers`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
