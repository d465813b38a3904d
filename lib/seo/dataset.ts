import type { Route } from 'next';
import type { DataDownload, Dataset, WithContext } from 'schema-dts';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { exportHref } from '#lib/url/export-address.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { SITE_NAME } from './metadata.ts';

type Parameters = Readonly<Record<string, string>>;

/** Tables that programs may want for their own sake. */
export interface DescribedData {
  readonly name: string;
  /** At least 50 characters, as search engines ask for. */
  readonly description: string;
  /** The address of the page, without its query. */
  readonly path: Route;
  /** The query parameters that make it a separate page. */
  readonly own?: Parameters;
  readonly exports: ExportList;
  /** Days or moments as ISO texts, both included, where all of it lies between them: "2026-11-16/2026-11-22". */
  readonly temporalCoverage?: string;
}

/**
 * Makes the structured data of a page's tables as a data set, with the files that it can be exported to.
 * @throws TypeError when siteUrl is no absolute address.
 * @example datasetOf({ name: 'Statistics of Gunbad', description, path, exports }, siteUrl)
 */
export function datasetOf(data: DescribedData, siteUrl: string): WithContext<Dataset> {
  const { name, description, path, own = {}, exports, temporalCoverage } = data;
  const absolute = (href: Route) => new URL(href, siteUrl).href;
  const download = (format: 'csv' | 'json', chosen: Parameters = {}): DataDownload => ({
    '@type': 'DataDownload',
    encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
    contentUrl: absolute(exportHref(path, format, { ...chosen, ...own })),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: absolute(withQuery(path, new URLSearchParams(own))),
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: SITE_NAME, url: absolute('/') },
    ...(temporalCoverage === undefined ? {} : { temporalCoverage }),
    // The first table is what the address gives without naming one.
    distribution: Object.keys(exports.tables)
      .map((table, index) => download('csv', index === 0 ? {} : { table }))
      .concat(download('json')),
  };
}
