import { EXPORT_FORMATS } from '#lib/url/export-address.ts';

/**
 * Matches the address of a page in another format. Search texts and file names may end in anything. Addresses with
 * extra slashes are left to Next, which redirects them.
 */
const EXPORT = new RegExp(
  `^/(?!/|search/|_next/)((?:(?!//)[^?\\\\])+)\\.(${EXPORT_FORMATS.join('|')})(?=$|\\?)`,
);

/** Routes whose own address ends like that of an export. */
const NO_EXPORTS: ReadonlySet<string> = new Set([
  '/llms.txt',
  '/openapi.json',
  '/robots.txt',
  '/security.txt',
]);

/** Programs look for it there, and the compiler looks into no folder whose name begins with a dot. */
const SECURITY = '/.well-known/security.txt';

/**
 * Maps a public address to the address of its Next route. Exports have the page's address with an extension, and one
 * route for all pages. Rewrites in Next's configuration would do the same, but Next would match every page against
 * their patterns.
 * @param url path and query of a request
 * @example routeAddress('/kill/7.csv?x=1') // '/export/csv/kill/7?x=1'
 */
export function routeAddress(url: string): string {
  const [address = '', page = '', format = ''] = EXPORT.exec(url) ?? [];
  if (address === SECURITY) return '/security.txt';
  if (address === '' || NO_EXPORTS.has(address)) return url;
  return `/export/${format}/${page}${url.slice(address.length)}`;
}
