import type { Metadata } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { type ExportFormat, exportHref } from '#lib/url/export-address.ts';

import type { AskedPage } from './indexing.ts';

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

interface Page extends Pick<AskedPage, 'path'> {
  readonly title: string;
  readonly siteUrl: string;
  readonly exports?: ExportList | undefined;
}

/**
 * What a page can be had as beside HTML, for the programs that look for it in its head: its data.
 * @param parameters what the address chooses of the page
 * @throws TypeError when siteUrl is no absolute address
 */
export function otherFormats(
  { path, title, siteUrl, exports }: Page,
  parameters: Readonly<Record<string, string>>,
): Types {
  if (!exports) return {};
  const link = (format: ExportFormat) => [
    { url: new URL(exportHref(path, format, parameters), siteUrl).href, title },
  ];
  return { 'application/json': link('json') };
}
