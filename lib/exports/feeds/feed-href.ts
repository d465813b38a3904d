import type { Route } from 'next';

import { exportHref } from '#lib/url/export-address.ts';
import { filterParams } from '#lib/url/filter/filter-params.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { ExportList } from '../page-exports.ts';

/**
 * The address of a page's feed, of what matches its filter; a feed always begins with the newest.
 * @example feedHref(KILLS_EXPORTS, '/kills', { soloOnly: 'true', after: 'MQ==' }) // '/kills.atom?soloOnly=true'
 */
export const feedHref = (
  { filter = NO_FILTER }: Pick<ExportList, 'filter'>,
  path: Route,
  query: SearchParams,
): Route => exportHref(path, 'atom', filterParams(filter, query));
