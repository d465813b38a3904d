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
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
