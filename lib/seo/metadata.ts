import type { Metadata, Route } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';

/** The name of the site in titles and link previews. */
export const SITE_NAME = 'War Ledger';

const LONGEST_DESCRIPTION = 160;

export interface PageDescription {
  /** Without the site's name: 'Verenthe, Bright Wizard'. */
  readonly title: string;
  /** Whole sentences; cut between words at 160 characters. */
  readonly description: string;
  /** The canonical path with its query, from the root: '/kill/7'. */
  readonly path: Route;
  /** The path that previews of a shared link lead to, where it says more than the canonical one; it keeps the pin. */
  readonly sharedPath?: Route;
  /** The origin that visitors use: 'https://war-ledger.example'. */
  readonly siteUrl: string;
  /** For pages that search engines should follow but not list: cursor pages, searches. */
  readonly noindex?: boolean;
  /** What the page can be had as beside HTML; a preview, a feed and blocks of text are told to programs. */
  readonly exports?: ExportList | undefined;
}

/**
 * What a page tells search engines and link previews: title, description, canonical address, Open Graph and
 * Twitter tags. The title is final, whatever template a layout sets.
 * @throws TypeError when siteUrl is no absolute address.
 * @example pageMetadata({ title: 'Kill 7', description: '…', path: '/kill/7', siteUrl })
 */
export function pageMetadata(page: PageDescription): Metadata {
  const title = fullTitle(page.title);
  const description = shorten(page.description);
  const url = new URL(page.path, page.siteUrl).href;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: SITE_NAME, type: 'website' },
    twitter: { card: 'summary', title, description },
    ...(page.noindex ? { robots: { index: false, follow: true } } : {}),
  };
}

/**
 * A title with the site's name, once.
 * @example fullTitle('Verenthe, Bright Wizard') // 'Verenthe, Bright Wizard · War Ledger'
 */
export function fullTitle(title: string): string {
  return title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const cut = line.slice(0, LONGEST_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, -1);
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
