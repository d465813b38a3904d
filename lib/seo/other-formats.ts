import type { Metadata } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { isCursorName } from '#lib/url/cursor.ts';
import { type ExportFormat, exportHref } from '#lib/url/export-address.ts';

import type { AskedPage } from './indexing.ts';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

interface Page extends Pick<AskedPage, 'path'> {
  readonly title: string;
  readonly siteUrl: string;
  readonly exports?: ExportList | undefined;
}

/**
 * What a page can be had as beside HTML, for the programs that look for it in its head: its data and
 * its feed.
 * @param parameters what the address chooses of the page
 * @throws TypeError when siteUrl is no absolute address
 */
export function otherFormats(
  { path, title, siteUrl, exports }: Page,
  parameters: Readonly<Record<string, string>>,
): Types {
  if (!exports) return {};
  const link = (format: ExportFormat, chosen = parameters) => [
    { url: new URL(exportHref(path, format, chosen), siteUrl).href, title },
  ];
  // A feed begins with the newest, wherever the reader is.
  const uncut = Object.fromEntries(Object.entries(parameters).filter(([name]) => !isCursorName(name)));
  return {
    'application/json': link('json'),
    ...(exports.feed ? { 'application/atom+xml': link('atom', uncut) } : {}),
  };
}
