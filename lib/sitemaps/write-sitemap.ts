import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ApiError } from '#lib/api/api-error.ts';
import { RECORDS_PER_FILE, type SitemapKind } from './sitemap-kind.ts';
import type { Route } from 'next';
import { XML_DECLARATION, xmlElements } from '#lib/xml/xml-document.ts';

const zip = promisify(gzip);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The text before and after the addresses of a sitemap. */
const URLSET_BEGIN = `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">`;
const URLSET_END = '</urlset>\n';

/**
 * Addresses as a sitemap lists them. No time of change is given: of none is it known.
 * @example sitemapUrls(['/kills'], 'https://ledger.example') // '<url><loc>https://ledger.example/kills</loc></url>'
 */
const sitemapUrls = (addresses: readonly Route[], siteUrl: string): string =>
  xmlElements({ url: addresses.map((address) => ({ loc: new URL(address, siteUrl).href })) });

/** A sitemap of sitemaps, by their absolute addresses. */
export const sitemapIndex = (locations: readonly string[]): string =>
  XML_DECLARATION +
  xmlElements({
    sitemapindex: { '@xmlns': NAMESPACE, sitemap: locations.map((loc) => ({ loc })) },
  });

/** A file that is written. */
export interface WrittenSitemap {
  /** All of it, compressed. */
  readonly bytes: Uint8Array;
  readonly addresses: number;
  /** The cursor of the next file; null after the last one. */
  readonly next: string | null;
}

/**
 * Writes one file of a kind, page by page, from a cursor on.
 * @throws ApiError where a page fails, or the API returns the same one again and again
 */
export async function writeSitemap(
  page: SitemapKind['page'],
  start: string | null,
  siteUrl: string,
): Promise<WrittenSitemap> {
  const urls: string[] = [];
  let [after, records, addresses] = [start, 0, 0];
  do {
    const found = await page(after);
    if (found.next !== null && (found.next === after || found.records === 0)) {
      throw new ApiError('malformed', new Error('A page leads nowhere'));
    }
    if (found.addresses.length > 0) urls.push(sitemapUrls(found.addresses, siteUrl));
    addresses += found.addresses.length;
    records += found.records;
    after = found.next;
  } while (after !== null && records < RECORDS_PER_FILE);
  return { bytes: await zip([URLSET_BEGIN, ...urls, URLSET_END].join('')), addresses, next: after };
}
