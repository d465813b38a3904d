import type { Route } from 'next';

/** The address of the oEmbed endpoint, which tells other programs how to embed a link to a page. */
const OEMBED = '/oembed';

/**
 * The oEmbed address of a page.
 * @param path the page's, with what its query chooses
 * @param siteUrl the origin that visitors use
 * @throws TypeError when siteUrl is no absolute address
 * @example oembedHref('/kill/7', 'https://ledger.example')
 * // 'https://ledger.example/oembed?format=json&url=https%3A%2F%2Fledger.example%2Fkill%2F7'
 */
export function oembedHref(path: Route, siteUrl: string): string {
  const url = new URL(path, siteUrl).href;
  return new URL(`${OEMBED}?${new URLSearchParams({ format: 'json', url })}`, siteUrl).href;
}
