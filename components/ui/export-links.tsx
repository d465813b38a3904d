import type { Route } from 'next';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { exportHref } from '#lib/url/export-address.ts';
import { listAddress } from '#lib/url/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { NO_FILTER } from '#lib/url/filter.ts';

interface Props {
  readonly exports: ExportList;
  /** The page's address, without its query. */
  readonly path: Route;
  readonly query: SearchParams;
}

/** Links to what the page can be had as beside HTML, of what it shows under its filter and cursor. */
export function ExportLinks({ exports, path, query }: Props) {
  const { params } = listAddress(path, query, exports.filter ?? NO_FILTER);
  return (
    <nav
      aria-label="This page in other formats"
      className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted"
    >
      {Object.entries(exports.tables)
        .filter(([, { needs }]) => needs === undefined || Object.hasOwn(params, needs))
        .map(([name, { label }]) => (
          <a key={name} href={exportHref(path, 'csv', { ...params, table: name })}>
            {label} as CSV
          </a>
        ))}
      <a href={exportHref(path, 'json', params)}>JSON</a>
    </nav>
  );
}
