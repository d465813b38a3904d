import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';

import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { type ExportLink, exportLinks } from '#lib/exports/export-links.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { type Description, metadataOfRecord } from '#lib/seo/page-metadata.ts';
import type { Crumb } from '#lib/seo/structured-data.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { arrivedPanels, beginOnce, type Panels } from '../page/early-panels.ts';
import { ExportLinkList } from '../share/export-links.tsx';
import { MainRecord } from './main-record.tsx';
import { PageFrame } from '../page/page.tsx';
import { staticMarkup } from '../static-markup.ts';

interface PanelRequest<Id> {
  readonly id: Id;
  /** The query part of the address. */
  readonly query: SearchParams;
}

interface Shown<Id, Data, Started extends Panels> {
  readonly record: Data;
  readonly id: Id;
  readonly panels: Started;
}

/** All that a section is made of, so that its markup stays while that is the same. */
interface ShownSection<Id, Data, Started extends Panels> extends Shown<Id, Data, Started> {
  readonly links: readonly ExportLink[] | null;
}

interface Aged {
  readonly staleSince: number | null;
}

interface Section<Params, Id, Data, Early extends Panels, Started extends Panels> {
  readonly source: RecordSource<Params, Id, Data>;
  /** Title, description and canonical address, for search engines and link previews; called once in a request. */
  readonly describe: (record: Data, id: Id, query: SearchParams) => Description | Promise<Description>;
  /** The formats that the page can be exported to; where they depend on the record, `describe` gives them. */
  readonly exports?: ExportList;
  /**
   * Starts the panels that the address is enough for, at once with the record: a page of a distant API then takes one
   * round trip in place of two. For a record that does not exist they are asked in vain.
   */
  readonly early?: (request: PanelRequest<Id>) => Early;
  /** Starts the other panels, together, once the record is known to exist. */
  readonly panels?: (record: Data, request: PanelRequest<Id>) => Started;
  readonly content: (shown: Shown<Id, Data, Early & Started>) => ReactNode;
}

interface WholePage<Params, Id, Data, Early extends Panels, Started extends Panels> extends Section<
  Params,
  Id,
  Data,
  Early,
  Started
> {
  /** The breadcrumb trail; the last crumb names the record. */
  readonly trail: (record: Data, id: Id) => readonly Crumb[];
}

interface Layout<Params, Id, Data, Early extends Panels> extends Pick<
  WholePage<Params, Id, Data, Early, object>,
  'source' | 'trail'
> {
  /** Starts the panels of the frame, as those of a section. */
  readonly early?: (request: { readonly id: Id }) => Early;
  /** The frame of the sections: the header, the tabs, and the section itself as `children`. */
  readonly content: (shown: Shown<Id, Data, Early> & { readonly children: ReactNode }) => ReactNode;
}

interface PageProps<Params> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<SearchParams>;
}

/**
 * A page about one record. An id that no record can have and an unknown record are 404, an API that fails is 502 or
 * 503, each with its text and a title.
 */
export function recordPage<Params, Id, Data, Early extends Panels = object, Started extends Panels = object>(
  page: WholePage<Params, Id, Data, Early, Started>,
) {
  const [begin, describe] = [beginOnce(page.early), cache(page.describe)];
  const Whole = ({ staleSince, links, ...shown }: ShownSection<Id, Data, Early & Started> & Aged) => (
    <PageFrame trail={page.trail(shown.record, shown.id)} staleSince={staleSince}>
      {page.content(shown)}
      {links && <ExportLinkList links={links} />}
    </PageFrame>
  );
  return {
    generateMetadata: generateMetadata({ ...page, begin, describe }),
    Page: async ({ params, searchParams }: PageProps<Params>) => {
      const [known, query] = [await params, await searchParams];
      return (
        <MainRecord from={find(page.source, known, (id) => begin({ id, query }))}>
          {async ({ record, id, early }, staleSince) => {
            const panels = await arrivedPanels(early, () => page.panels?.(record, { id, query }));
            const described = await describe(record, id, query);
            const links = linksOf({ exports: page.exports, ...described }, query);
            return staticMarkup(
              <Whole id={id} staleSince={staleSince} links={links} panels={panels} record={record} />,
            );
          }}
        </MainRecord>
      );
    },
  };
}

/** One of the pages that share a record's layout, which shows the record, or that it is missing. */
export function recordSection<
  Params,
  Id,
  Data,
  Early extends Panels = object,
  Started extends Panels = object,
>(section: Section<Params, Id, Data, Early, Started>) {
  const [begin, describe] = [beginOnce(section.early), cache(section.describe)];
  const Whole = ({ links, ...shown }: ShownSection<Id, Data, Early & Started>) => (
    <>
      {section.content(shown)}
      {links && <ExportLinkList links={links} />}
    </>
  );
  return {
    generateMetadata: generateMetadata({ ...section, begin, describe }),
    Page: async ({ params, searchParams }: PageProps<Params>) => {
      const [known, query] = [await params, await searchParams];
      const found = await find(section.source, known, (id) => begin({ id, query })).catch(() => null);
      if (!found?.data) return null;
      const { record, id, early } = found.data;
      const panels = await arrivedPanels(early, () => section.panels?.(record, { id, query }));
      const described = await describe(record, id, query);
      const links = linksOf({ exports: section.exports, ...described }, query);
      return staticMarkup(<Whole id={id} links={links} panels={panels} record={record} />);
    },
  };
}

/** Makes the layout of pages about one record. Handles a missing record and a failing API as recordPage does. */
export function recordLayout<Params, Id, Data, Early extends Panels = object>(
  layout: Layout<Params, Id, Data, Early>,
) {
  const begin = beginOnce(layout.early);
  return async ({ params, children }: { params: Promise<Params>; children: ReactNode }) => (
    <MainRecord from={find(layout.source, await params, (id) => begin({ id }))}>
      {async ({ record, id, early }, staleSince) => {
        const panels = await arrivedPanels(early);
        return staticMarkup(
          <PageFrame trail={layout.trail(record, id)} staleSince={staleSince}>
            {layout.content({ record, id, panels, children })}
          </PageFrame>,
        );
      }}
    </MainRecord>
  );
}

/** Returns links to the formats that a page can be exported to; null for none. */
const linksOf = (
  { exports, path }: Pick<Description, 'exports' | 'path'>,
  query: SearchParams,
): readonly ExportLink[] | null => (exports ? exportLinks(exports, path, query) : null);

interface Found<Id, Data, Early> {
  readonly record: Data;
  readonly id: Id;
  readonly early: Early;
}

/**
 * The record that an address names, and its early panels; null without asking for either where no record can have
 * such an id.
 */
async function find<Params, Id, Data, Early>(
  { idOf, get }: RecordSource<Params, Id, Data>,
  params: Params,
  begin: (id: Id) => Early,
): Promise<Answer<Found<Id, Data, Early> | null>> {
  const id = idOf(params);
  if (id === null) return { data: null, staleSince: null };
  const early = begin(id);
  const answer = await get(id);
  return mapAnswer(answer, (record) => record && { record, id, early });
}

function generateMetadata<Params, Id, Data, Early extends Panels, Started extends Panels>({
  source,
  describe,
  exports,
  begin,
}: Section<Params, Id, Data, Early, Started> & { readonly begin: (request: PanelRequest<Id>) => Early }) {
  return async ({ params, searchParams }: PageProps<Params>): Promise<Metadata> => {
    const [known, query] = [await params, await searchParams];
    const found = find(source, known, (id) => begin({ id, query }));
    return metadataOfRecord(found, async ({ record, id }) => ({
      query,
      exports,
      ...(await describe(record, id, query)),
    }));
  };
}
