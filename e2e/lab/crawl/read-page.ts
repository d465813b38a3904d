import { setTimeout } from 'node:timers/promises';

import { SEARCH_ENGINE } from '../../crawlers/agents.ts';
import { fetchPage, stripScripts } from '../../api/http-client.ts';

/** The number of times that an address is asked for while its server is too busy. */
const TRIES = 5;
/** Seconds until the next time, where the server does not say. */
const PAUSE = 5;

/** A page as a search engine takes it. */
export interface CrawledPage {
  /** True for a page that may stand in search results: it is there, allows it, and is its own canonical address. */
  readonly indexable: boolean;
  /** The paths, with their queries, of the links that it lets search engines follow, and of its canonical address. */
  readonly links: readonly string[];
}

/** Reads what is at a path of a site. */
export async function readPage(origin: string, path: string, tries = TRIES): Promise<CrawledPage> {
  const { status, headers, html } = await fetchPage(origin + path, { 'user-agent': SEARCH_ENGINE });
  if (status >= 500 && tries > 1) {
    await setTimeout(Number(headers.get('retry-after') ?? PAUSE) * 1000);
    return readPage(origin, path, tries - 1);
  }
  const base = origin + path;
  const head = html.slice(0, html.indexOf('</head>'));
  const robots = `${headers.get('x-robots-tag')} ${/<meta name="robots"[^>]*>/.exec(head)?.[0]}`;
  const canonical = pathOf(attribute(/<link rel="canonical"[^>]*>/.exec(head)?.[0] ?? '', 'href'), base);
  const followed = (stripScripts(html).match(/<a\s[^>]*>/g) ?? [])
    .filter((tag) => !attribute(tag, 'rel').includes('nofollow'))
    .map((tag) => attribute(tag, 'href'))
    .filter((href) => /^(?:[/?]|(?![a-z]+:|#).)/i.test(href));
  return {
    indexable: status === 200 && !robots.includes('noindex') && canonical === pathOf(path, base),
    links: [...followed, headers.get('location') ?? '', canonical].flatMap(
      (href) => pathOf(href, base) || [],
    ),
  };
}

const attribute = (tag: string, name: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

/** Path and query without a fragment, the parameters in one order: other orders are the same page. '' for nothing. */
function pathOf(address: string, base: string): string {
  if (!address) return '';
  const { pathname, searchParams } = new URL(address, base);
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** The paths that a robots.txt allows to every program (RFC 9309): of the rules that fit, the longest. */
export function allowedBy(robots: string): (path: string) => boolean {
  const rules = Array.from(robots.matchAll(/^(Allow|Disallow): *(\S+)$/gm), ([, verb, path = '']) => ({
    allows: verb === 'Allow',
    length: path.length,
    fits: new RegExp(`^${path.replaceAll(/[.?+()[\]{}|\\^]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  })).toSorted((one, other) => other.length - one.length);
  return (path) => rules.find(({ fits }) => fits.test(path))?.allows ?? true;
}
