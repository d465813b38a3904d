import type { Route } from 'next';

import { XML_DECLARATION, xmlElements } from '#lib/xml/xml-document.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The text before and after the addresses of a sitemap. */
export const URLSET_BEGIN = `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">`;
export const URLSET_END = '</urlset>\n';

/**
 * Addresses as a sitemap lists them. No time of change is given: of none is it known.
 * @example sitemapUrls(['/kills'], 'https://ledger.example') // '<url><loc>https://ledger.example/kills</loc></url>'
 */
export const sitemapUrls = (addresses: readonly Route[], siteUrl: string): string =>
  xmlElements({ url: addresses.map((address) => ({ loc: new URL(address, siteUrl).href })) });

/** A sitemap of sitemaps, by their absolute addresses. */
export const sitemapIndex = (locations: readonly string[]): string =>
  XML_DECLARATION +
  xmlElements({
    sitemapindex: { '@xmlns': NAMESPACE, sitemap: locations.map((loc) => ({ loc })) },
  });
