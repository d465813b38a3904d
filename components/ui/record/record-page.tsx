import type { Metadata, Route } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';

import { type Answer, mapAnswer, type Provenance, type RecordSource } from '#lib/api/answer.ts';
import { type ExportLink, exportLinks } from '#lib/exports/export-links.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { type Description, metadataOfRecord } from '#lib/seo/page-metadata.ts';
import type { Crumb } from '#lib/seo/structured-data.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { arrivedPanels, beginOnce, type Panels } from '../page/early-panels.ts';
import { ExportLinkList } from '../share/export-links.tsx';
import { MainRecord } from './main-record.tsx';
import { PageFrame } from '../page/page.tsx';
import { staticMarkup } from '../static-markup.ts';

interface PanelRequest<Id, Of extends Filter> {
  readonly id: Id;
  /** The query part of the address. */
  readonly query: SearchParams;
  /** The address of the page with the choices in it. */
  readonly list: ListAddress<Of>;
}

interface Shown<Id, Data, Started extends Panels, Of extends Filter> {
  readonly record: Data;
  readonly id: Id;
  readonly panels: Started;
  readonly list: ListAddress<Of>;
}

/** All that a page is made of, so that its markup stays while that is the same. */
interface ShownPage<Id, Data, Started extends Panels, Of extends Filter> extends Shown<
  Id,
  Data,
  Started,
  Of
> {
  readonly links: readonly ExportLink[] | null;
  readonly provenance: Provenance | null;
}

interface Section<Params, Id, Data, Early extends Panels, Started extends Panels, Of extends Filter> {
  readonly source: RecordSource<Params, Id, Data>;
  /** The canonical address of the page, and that of its list; `describe` may give another for a record. */
  readonly path: (id: Id) => Route;
  /** The choices in the address. */
  readonly filter?: Of;
  /** Title and description, for search engines and link previews; called once in a request. */
  readonly describe: (record: Data, id: Id, query: SearchParams) => Described | Promise<Described>;
  /** The formats that the page can be exported to; where they depend on the record, `describe` gives them. */
  readonly exports?: ExportList;
  /**
   * Starts the panels that the address is enough for, at once with the record: a page of a distant API then takes one
   * round trip in place of two. For a record that does not exist they are asked in vain.
   */
  readonly early?: (request: PanelRequest<Id, Of>) => Early;
  /** Starts the other panels, together, once the record is known to exist. */
  readonly panels?: (record: Data, request: PanelRequest<Id, Of>) => Started;
  readonly content: (shown: Shown<Id, Data, Early & Started, Of>) => ReactNode;
}

type Described = Omit<Description, 'path'> & Partial<Pick<Description, 'path'>>;

interface Trail<Id, Data> {
  /** The breadcrumbs below the home page; the last one names the record. */
  readonly crumbs: (record: Data, id: Id) => readonly Crumb[];
}

interface Own<Id, Data> {
  /** The id in the record's own address, to which the addresses of its parts lead on. */
  readonly ownId?: (record: Data) => Id;
}

interface Layout<Params, Id, Data, Early extends Panels> extends Trail<Id, Data> {
  readonly source: RecordSource<Params, Id, Data>;
  /** Starts the panels of the frame, as those of a section. */
  readonly early?: (request: { readonly id: Id }) => Early;
  /** The frame of the sections: the header, the tabs, and the section itself as `children`. */
  readonly content: (
    shown: Omit<Shown<Id, Data, Early, Filter>, 'list'> & { readonly children: ReactNode },
  ) => ReactNode;
}

interface PageProps<Params> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<SearchParams>;
}

interface AskedAddress<Params> {
  readonly params: Params;
  readonly query: SearchParams;
}

/**
 * Awaits the parameters of a page. The build tries to render each page without parameters, and Next ends that with an
 * error here: nothing may catch it.
 */
const addressOf = async <Params,>({
  params,
  searchParams,
}: PageProps<Params>): Promise<AskedAddress<Params>> => ({
  params: await params,
  query: await searchParams,
});

/**
 * A page about one record. An id that no record can have and an unknown record are 404, an API that fails is 502 or
 * 503, each with its text and a title.
 */
export function recordPage<
  Params,
  Id,
  Data,
  Early extends Panels = object,
  Started extends Panels = object,
  const Of extends Filter = typeof NO_FILTER,
>(page: Section<Params, Id, Data, Early, Started, Of> & Trail<Id, Data> & Own<Id, Data>) {
  const { generateMetadata, find, show } = pageOf(page, (shown, children) => (
    <PageFrame crumbs={page.crumbs(shown.record, shown.id)} provenance={shown.provenance}>
      {children}
    </PageFrame>
  ));
  return {
    generateMetadata,
    Page: async (props: PageProps<Params>) => {
      const from = find(await addressOf(props));
      // The page itself shows a failure and sets the status.
      const found = page.ownId && (await from.catch(() => null))?.data;
      const own = found && page.ownId?.(found.record);
      if (own && own !== found.id) permanentRedirect(page.path(own));
      return <MainRecord from={from}>{show}</MainRecord>;
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
  const Of extends Filter = typeof NO_FILTER,
>(section: Section<Params, Id, Data, Early, Started, Of>) {
  const { generateMetadata, find, show } = pageOf(section, (_, children) => children);
  return {
    generateMetadata,
    Page: async (props: PageProps<Params>) => {
      const found = await find(await addressOf(props)).catch(() => null);
      return found?.data ? show(found.data, found.provenance) : null;
    },
  };
}

/** The title of a page about a record, its search, and its markup within a frame. */
function pageOf<Params, Id, Data, Early extends Panels, Started extends Panels, Of extends Filter>(
  page: Section<Params, Id, Data, Early, Started, Of>,
  frame: (shown: ShownPage<Id, Data, Early & Started, Of>, children: ReactNode) => ReactNode,
) {
  const begin = beginOnce(page.early);
  const describe = cache(async (record: Data, id: Id, query: SearchParams): Promise<Description> => ({
    path: page.path(id),
    exports: page.exports,
    ...(await page.describe(record, id, query)),
  }));
  const Whole = (shown: ShownPage<Id, Data, Early & Started, Of>) =>
    frame(
      shown,
      <>
        {page.content(shown)}
        {shown.links && <ExportLinkList links={shown.links} />}
      </>,
    );
  const find = ({ params, query }: AskedAddress<Params>) =>
    findRecord(page.source, params, (id) => {
      // Without a filter the type says that none is expected.
      const list = listAddress(page.path(id), query, page.filter ?? (NO_FILTER as Filter as Of));
      return { query, list, early: begin({ id, query, list }) };
    });
  return {
    find,
    generateMetadata: async (props: PageProps<Params>): Promise<Metadata> =>
      metadataOfRecord(find(await addressOf(props)), async ({ record, id, query }) => ({
        query,
        ...(await describe(record, id, query)),
      })),
    show: async (found: Awaited<ReturnType<typeof find>>['data'] & object, provenance: Provenance | null) => {
      const { record, id, query, list, early } = found;
      const panels = await arrivedPanels(early, () => page.panels?.(record, { id, query, list }));
      const { exports, path } = await describe(record, id, query);
      const links = exports ? exportLinks(exports, path, query) : null;
      return staticMarkup(<Whole {...{ record, id, list, panels, links, provenance }} />);
    },
  };
}

/** Makes the layout of pages about one record. Handles a missing record and a failing API as recordPage does. */
export function recordLayout<Params, Id, Data, Early extends Panels = object>(
  layout: Layout<Params, Id, Data, Early>,
) {
  const begin = beginOnce(layout.early);
  return async ({ params, children }: { params: Promise<Params>; children: ReactNode }) => (
    <MainRecord from={findRecord(layout.source, await params, (id) => ({ early: begin({ id }) }))}>
      {async ({ record, id, early }, provenance) => {
        const panels = await arrivedPanels(early);
        return staticMarkup(
          <PageFrame crumbs={layout.crumbs(record, id)} provenance={provenance}>
            {layout.content({ record, id, panels, children })}
          </PageFrame>,
        );
      }}
    </MainRecord>
  );
}

/**
 * The record that an address names, and what was begun beside it; null without asking for either where no record can
 * have such an id.
 */
async function findRecord<Params, Id, Data, Begun extends object>(
  { idOf, get }: RecordSource<Params, Id, Data>,
  params: Params,
  begin: (id: Id) => Begun,
): Promise<Answer<(Begun & { readonly record: Data; readonly id: Id }) | null>> {
  const id = idOf(params);
  if (id === null) return { data: null, provenance: null };
  const begun = begin(id);
  return mapAnswer(await get(id), (record) => record && { ...begun, record, id });
}
