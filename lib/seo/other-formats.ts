import type { Route } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';
import { type ExportFormat, exportHref } from '#lib/url/export-address.ts';
import { oembedHref } from '#lib/url/oembed-href.ts';
import { withQuery } from '#lib/url/with-query.ts';

import type { IndexedPage } from './indexing.ts';

interface OtherFormat {
  readonly type: string;
  /** Absolute. */
  readonly href: string;
  readonly title: string;
}

interface Page extends Pick<IndexedPage, 'path'> {
  readonly title: string;
  readonly siteUrl: string;
  readonly sharedPath?: Route | undefined;
  readonly exports?: ExportList | undefined;
}

/**
 * Returns the links to other formats of a page, for programs that look for them in its head: its oEmbed data,
 * and of a page with exports its data, its text and its feed.
 * @param parameters what the address chooses of the page
 * @throws TypeError when siteUrl is no absolute address
 */
export function otherFormats(
  { path, title, siteUrl, sharedPath, exports }: Page,
  parameters: Readonly<Record<string, string>>,
): readonly OtherFormat[] {
  const href = (format: ExportFormat, chosen = parameters) =>
    new URL(exportHref(path, format, chosen), siteUrl).href;
  // A feed begins with the newest entry, whatever page of the list is shown.
  const uncut = Object.fromEntries(Object.entries(parameters).filter(([name]) => !isCursorName(name)));
  const shown = withQuery(path, new URLSearchParams(uncut));
  return [
    { type: 'application/json+oembed', href: oembedHref(sharedPath ?? shown, siteUrl), title },
    ...(exports ? [{ type: 'application/json', href: href('json'), title }] : []),
    ...(exports?.text ? [{ type: 'text/markdown', href: href('md'), title }] : []),
    ...(exports?.feed ? [{ type: 'application/atom+xml', href: href('atom', uncut), title }] : []),
  ];
}
