/**
 * The origin that canonical addresses and previews name: the configured one, or the server's own address.
 * The request's host is not asked, since visitors could put anything there.
 * @example siteUrl({ SITE_URL: 'https://ledger.example', PORT: 3000 }) // 'https://ledger.example'
 */
export function siteUrl({
  SITE_URL,
  PORT,
}: {
  readonly SITE_URL?: string | undefined;
  readonly PORT: number;
}): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
