import { EXPORT_FORMATS } from '#lib/url/export-address.ts';

/**
 * The address of a page in another format. Texts that are searched for may end in anything, and so may files. Slashes
 * that Next repairs by a redirection are left to it.
 */
const EXPORT = new RegExp(
  `^/(?!/|search/|_next/)((?:(?!//)[^?\\\\])+)\\.(${EXPORT_FORMATS.join('|')})(?=$|\\?)`,
);

/** Routes whose own addresses have such an ending. */
const NO_EXPORTS: ReadonlySet<string> = new Set(['/openapi.json', '/robots.txt']);

const OEMBED = '/oembed?';

/**
 * Where Next finds what is asked for. What a page can be had as beside HTML has the page's address with an ending, and
 * a route beside the page; how to show a link to a page is asked at one address for all of them, which names the page.
 * Not by rewrites in Next's configuration, whose patterns every page would be compared with.
 * @param url path and query of a request
 * @example routeAddress('/kill/7.csv?x=1') // '/kill/7/export/csv?x=1'
 */
export function routeAddress(url: string): string {
  if (url.startsWith(OEMBED)) return oembedRoute(url);
  const [address = '', page = '', format = ''] = EXPORT.exec(url) ?? [];
  if (address === '' || NO_EXPORTS.has(address)) return url;
  return `/${page}/export/${format}${url.slice(address.length)}`;
}

function oembedRoute(url: string): string {
  const query = url.slice(OEMBED.length);
  const named = new URLSearchParams(query).getAll('url').at(-1) ?? '';
  if (!/^https?:\/\//.test(named) || !URL.canParse(named)) return url;
  const { pathname } = new URL(named);
  if (pathname.includes('//')) return url;
  return `${pathname === '/' ? '/index' : pathname}/export/oembed?${query}`;
}
