import type { Route } from 'next';

import { CHAT_SECTION, type ExportFormat, exportHref, sharedHref } from '#lib/url/export-address.ts';
import { filterParams } from '#lib/url/filter/filter-params.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { tablesFor } from './export-table.ts';
import { isFormOn } from './is-form-on.ts';
import type { ExportList } from './page-exports.ts';

/** A link to a page in another format. */
export interface ExportLink {
  readonly href: Route;
  /** "Kills". */
  readonly label: string;
  /** The format, where the label does not say it. */
  readonly format?: string;
  /** True if a browser saves the file instead of showing it. */
  readonly saved?: boolean;
}

const TEXTS = [
  ['md', 'Markdown'],
  ['bbcode', 'BBCode'],
  ['txt', 'Text'],
] as const satisfies readonly (readonly [ExportFormat, string])[];

const FEED_HELP = `${routes.developers}#${CHAT_SECTION}` as Route;

/**
 * Returns links to a page's exports, for its filter, order and cursor.
 * @example exportLinks(KILLS_EXPORTS, '/kills', {})[0] // { href: '/kills.csv', label: 'Kills', format: 'CSV', … }
 */
export function exportLinks(exports: ExportList, path: Route, query: SearchParams): readonly ExportLink[] {
  const { params } = listAddress(path, query, exports.filter ?? NO_FILTER);
  const link = (format: ExportFormat, label: string): ExportLink => ({
    href: exportHref(path, format, params),
    label,
  });
  return [
    ...tableLinks(exports, path, params),
    link('json', 'JSON'),
    ...(exports.text ? TEXTS.map(([format, label]) => link(format, label)) : []),
    ...(exports.feed
      ? [
          { href: feedHref(exports, path, query), label: 'Atom feed' },
          { href: FEED_HELP, label: 'Feed in your chat' },
        ]
      : []),
    ...(exports.calendar ? [link('ics', 'Calendar')] : []),
    ...formLinks(exports, path, params),
  ];
}

/** Seconds that an overlay stays behind unless its user chooses otherwise. */
const DELAY = '60';

/** The forms in which other sites and streams show the page. */
function formLinks(
  { preview, overlay }: Pick<ExportList, 'preview' | 'overlay'>,
  path: Route,
  params: Readonly<Record<string, string>>,
): readonly ExportLink[] {
  return [
    ...(preview && isFormOn('embed-code')
      ? [{ href: sharedHref(path, 'embed-code', params), label: 'Embed' }]
      : []),
    ...(overlay && isFormOn('overlay')
      ? [{ href: sharedHref(path, 'overlay', { delay: DELAY }), label: 'Overlay for streams' }]
      : []),
  ];
}

/** The first table is what the address gives without naming one. */
function tableLinks(
  { tables, shown = {} }: Pick<ExportList, 'tables' | 'shown'>,
  path: Route,
  params: Readonly<Record<string, string>>,
): readonly ExportLink[] {
  return tablesFor(tables, params).flatMap(([name, { label }], index) =>
    shown[name] === false
      ? []
      : [
          {
            href: exportHref(path, 'csv', index === 0 ? params : { ...params, table: name }),
            label,
            format: 'CSV',
            saved: true,
          },
        ],
  );
}

/**
 * The address of a page's feed, of what matches its filter; a feed always begins with the newest.
 * @example feedHref(KILLS_EXPORTS, '/kills', { soloOnly: 'true', after: 'MQ==' }) // '/kills.atom?soloOnly=true'
 */
export const feedHref = (
  { filter = NO_FILTER }: Pick<ExportList, 'filter'>,
  path: Route,
  query: SearchParams,
): Route => exportHref(path, 'atom', filterParams(filter, query));
