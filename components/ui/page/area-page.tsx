import type { Metadata, Route } from 'next';
import type { ReactNode } from 'react';

import type { ExportList } from '#lib/exports/page-exports.ts';
import { type Description, metadataOf } from '#lib/seo/page-metadata.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { ExportLinks } from '../share/export-links.tsx';
import { arrivedPanels, type Panels } from './early-panels.ts';
import { metadataWhereOffered } from './metadata-where-offered.ts';
import { whereOffered } from './where-offered.tsx';

interface Shown<Of extends Filter> {
  readonly list: ListAddress<Of>;
  readonly now: Date;
  /** Links to the exports of the page, for its end. */
  readonly links: ReactNode;
}

interface AreaPage<Of extends Filter, Early extends Panels> {
  readonly path: Route;
  readonly filter?: Of;
  readonly exports: ExportList;
  /** Title and description, for search engines and link previews. */
  readonly describe: (query: SearchParams, now: Date) => Omit<Description, 'path' | 'exports'>;
  /** Starts the panels, together. */
  readonly panels: (list: ListAddress<Of>, now: Date) => Early;
  readonly content: (panels: Early, shown: Shown<Of>) => ReactNode;
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** A page about an area of the site rather than a record: its panels, and links to its exports. */
export function areaPage<Early extends Panels, const Of extends Filter = typeof NO_FILTER>(
  page: AreaPage<Of, Early>,
) {
  const { path, exports } = page;
  return {
    generateMetadata: metadataWhereOffered(path, async ({ searchParams }: PageProps): Promise<Metadata> => {
      const query = await searchParams;
      return metadataOf({ query, path, exports, ...page.describe(query, new Date()) });
    }),
    Page: whereOffered(path, async ({ searchParams }: PageProps) => {
      const [query, now] = [await searchParams, new Date()];
      // Without a filter the type says that none is expected.
      const list = listAddress(path, query, page.filter ?? (NO_FILTER as Filter as Of));
      const panels = await arrivedPanels(page.panels(list, now));
      const links = <ExportLinks exports={exports} path={path} query={query} />;
      return page.content(panels, { list, now, links });
    }),
  };
}
