import { endsInFormat } from '#lib/url/export-address.ts';
import { kindAt } from '#lib/url/page-kind-of.ts';

import { fetchPage, stripScripts } from '../api/http-client.ts';
import { missingProperties, structuredDataOf } from '../pages/structured-data.ts';
import { SITE } from '../servers/addresses.ts';

/** The kind of a page by its path; undefined for pictures, data and other addresses. */
export const kindOf = (path: string): string | undefined =>
  endsInFormat(path) ? undefined : kindAt(path)?.name;

/** Panels that are late stand in their places for those that run no scripts. */
export const CRAWLER = { 'user-agent': 'Googlebot/2.1' };
/** The answer of a visited page. */
export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly headings: number;
  /** Path and query of the canonical address. */
  readonly canonical: string;
  /** True if search engines may list it. */
  readonly indexable: boolean;
  /** Required properties that its structured data lacks. */
  readonly lacking: readonly string[];
  /** Length of the words in the page's main part. */
  readonly words: number;
}

/** Reads a page as crawlers do, with the links that it has. */
export async function visitPage(path: string): Promise<Visit & { readonly links: readonly string[] }> {
  const { status, headers, html } = await fetchPage(SITE + path, CRAWLER);
  const target = headers.get('location');
  const markup = stripScripts(html);
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(markup)?.[1] ?? '';
  return {
    path,
    status,
    headings: main.match(/<h1[\s>]/g)?.length ?? 0,
    canonical: canonicalOf(html),
    indexable: !/<meta name="robots" content="[^"]*noindex/.test(html),
    lacking: structuredDataOf(html).flatMap(missingProperties),
    words: main.replaceAll(/<[^>]*>/g, '').trim().length,
    links: [...linksIn(markup), ...(target ? [target] : [])].flatMap((link) => pathOf(link, path)),
  };
}

export function canonicalOf(html: string): string {
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!address) return '';
  // The site names the origin that visitors use, which is not the one that tests ask.
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
}

const linksIn = (markup: string): readonly string[] =>
  Array.from(markup.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));

/** Path and query of an address on this site; none for any other. */
function pathOf(link: string, base: string): string[] {
  const { origin, pathname, search } = new URL(link, SITE + base);
  return origin === SITE ? [pathname + search] : [];
}
