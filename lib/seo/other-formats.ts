import type { Route } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { isCursorName } from '#lib/url/cursor.ts';
import { type ExportFormat, exportHref } from '#lib/url/export-address.ts';
import { oembedHref } from '#lib/url/oembed-href.ts';
import { withQuery } from '#lib/url/with-query.ts';

import type { AskedPage } from './indexing.ts';

interface OtherFormat {
  readonly type: string;
  /** Absolute. */
  readonly href: string;
  readonly title: string;
}

interface Page extends Pick<AskedPage, 'path'> {
  readonly title: string;
  readonly siteUrl: string;
  readonly sharedPath?: Route | undefined;
  readonly exports?: ExportList | undefined;
}

/**
 * Returns the links to other formats of a page, for programs that look for them in its head: its data, its oEmbed
 * data, and its feed.
 * @param parameters what the address chooses of the page
 * @throws TypeError when siteUrl is no absolute address
 */
export function otherFormats(
  { path, title, siteUrl, sharedPath, exports }: Page,
  parameters: Readonly<Record<string, string>>,
): readonly OtherFormat[] {
  if (!exports) return [];
  const href = (format: ExportFormat, chosen = parameters) =>
    new URL(exportHref(path, format, chosen), siteUrl).href;
  // A feed begins with the newest entry, whatever page of the list is shown.
  const uncut = Object.fromEntries(Object.entries(parameters).filter(([name]) => !isCursorName(name)));
  const shown = withQuery(path, new URLSearchParams(uncut));
  return [
    { type: 'application/json', href: href('json'), title },
    { type: 'application/json+oembed', href: oembedHref(sharedPath ?? shown, siteUrl), title },
    ...(exports.feed ? [{ type: 'application/atom+xml', href: href('atom', uncut), title }] : []),
  ];
}
