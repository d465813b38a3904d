import type { Route } from 'next';
import type { ReactNode } from 'react';
import type { Answer } from '#lib/api/answer.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { type Description, metadataOf } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { type Filter, type FilterValues, parseFilter } from '#lib/url/filter/filter.ts';
import { listAddress, type ListAddress } from '#lib/url/paging/list-address.ts';
import { type HeldParts, isEmptyPart, ownWords, ownFields, ownHref } from '#lib/url/paging/own-part.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { ExportLinks } from '../share/export-links.tsx';
import { Filters } from '../filter/filters.tsx';
import { ListData } from './list-data.tsx';
import { Load, awaitPanels } from '../page/load.tsx';
import { metadataWhereOffered } from '../page/metadata-where-offered.ts';
import { Page } from '../page/page.tsx';
import { whereOffered } from '../page/where-offered.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import styles from './part-links.module.css';

interface PartProps {
  readonly list: ListAddress;
  readonly held: HeldParts | null;
}

/** The ways into a long list: below it, a link to each of its parts that are pages of their own and have rows. */
const PartLinks = ({ list, held }: PartProps) =>
  ownFields(list.path, list.filter).map(({ param, label, options, byDefault }) => (
    <nav key={param} aria-label={label} className={styles.parts}>
      <h2>{label}:</h2>{' '}
      {options
        .filter(({ value }) => value !== byDefault)
        .map(({ value, label: part }) => {
          const href = ownHref(list, param, value);
          const current = list.params[param] === value ? 'true' : undefined;
          return isEmptyPart(href, held) ? (
            <span key={value} aria-current={current}>
              {part}
            </span>
          ) : (
            <NavLink key={value} href={href} aria-current={current}>
              {part}
            </NavLink>
          );
        })}
    </nav>
  ));

/** A second panel, about everything that matches the filter. */
interface Overview<Of extends Filter, Data> {
  /** The name of the content, shown while it loads. */
  readonly label: string;
  readonly start: (list: ListAddress<Of>) => Promise<Answer<Data | null>>;
  readonly content: (data: Data, list: ListAddress<Of>) => ReactNode;
}

interface ListPage<Of extends Filter, Data, More> {
  /** The heading and the last crumb: 'Creatures'. */
  readonly title: string;
  /** The title for search engines and link previews, which says more than the heading. */
  readonly headline?: string;
  /** The description for search engines and link previews; by the filter where some choice makes a separate page. */
  readonly description: string | ((values: FilterValues<Of>) => Description);
  readonly path: Route;
  readonly filter: Of;
  /** Starts the question for the page that the address names. */
  readonly list: (list: ListAddress<Of>) => Promise<Answer<Data | null>>;
  readonly content: (page: Data, list: ListAddress<Of>) => ReactNode;
  /** Starts the question which of its parts have rows, where it has parts that are pages of their own. */
  readonly held?: () => Promise<Answer<HeldParts | null>>;
  /** The pages that the rows of the list lead to, for search engines. */
  readonly rows?: (page: Data) => readonly ListedPage[];
  /** The formats that the page can be exported to. */
  readonly exports?: ExportList;
  /** The form of the filter, where an API may lack a part of it; all fields unless given. */
  readonly form?: (list: ListAddress<Of>) => ReactNode;
  /** Stands below the list. */
  readonly overview?: Overview<Of, More>;
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/**
 * A page that is a filter and a list. The filter stays in place while the list loads, when it fails and when there is
 * nothing in it.
 */
export function listPage<const Of extends Filter, Data, More = never>(page: ListPage<Of, Data, More>) {
  const {
    title,
    headline = title,
    description,
    path,
    filter,
    list: start,
    content,
    overview,
    exports,
  } = page;
  /** The list, or the part of it that the address makes a page of its own: 'Items, type Axe'. */
  const nameOf = (query: SearchParams) =>
    typeof description === 'string' ? [title, ...ownWords(path, filter, query)].join(', ') : title;
  const descriptionOf = (query: SearchParams) => {
    if (typeof description !== 'string') return description(parseFilter(filter, query));
    const name = nameOf(query);
    return name === title
      ? { title: headline, description, path }
      : { title: name, description: `${name}. ${description}`, path };
  };
  /** True for a part of the list that is a page of its own, and has nothing on it. */
  const showsEmptyPart = async (list: ListAddress<Of>, query: SearchParams) => {
    if (!page.rows || ownWords(path, filter, query).length === 0) return false;
    const found = await start(list).catch(() => null);
    return Boolean(found?.data && page.rows(found.data).length === 0);
  };
  return {
    generateMetadata: metadataWhereOffered(path, async ({ searchParams }: PageProps) => {
      const query = await searchParams;
      return metadataOf({
        query,
        filter,
        exports,
        ...descriptionOf(query),
        noindex: await showsEmptyPart(listAddress(path, query, filter), query),
      });
    }),
    Page: whereOffered(path, async ({ searchParams }: PageProps) => {
      const query = await searchParams;
      const list = listAddress(path, query, filter);
      const found = start(list);
      // Where that is not known, all parts are linked.
      const held = page.held?.().catch(() => null);
      const more = overview?.start(list);
      await awaitPanels(found, ...(more ? [more] : []));
      return (
        <Page name={title}>
          <h1 className="mb-4 text-2xl leading-title">{nameOf(query)}</h1>
          {page.form?.(list) ?? <Filters list={list} />}
          <div className="mt-5">
            <Load from={found} label={title.toLowerCase()}>
              {(data) => (
                <>
                  {page.rows && <ListData name={title} rows={page.rows(data)} />}
                  {content(data, list)}
                </>
              )}
            </Load>
          </div>
          <PartLinks list={list} held={(await held)?.data ?? null} />
          <Load from={more} label={overview?.label ?? ''} rows={8}>
            {(data) => overview?.content(data, list)}
          </Load>
          {exports && <ExportLinks exports={exports} path={path} query={query} />}
        </Page>
      );
    }),
  };
}
