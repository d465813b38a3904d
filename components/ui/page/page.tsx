import type { ReactNode } from 'react';
import type { Provenance } from '#lib/api/answer.ts';
import { breadcrumbList, type Crumb } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';
import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { RecordNote } from './record-note.tsx';
import { staticMarkup } from '../static-markup.ts';
import styles from '../record/breadcrumbs.module.css';
import { NavLink } from '../navigation/nav-link.tsx';
import { StructuredData } from '../share/structured-data.tsx';
import type { Metadata, Route } from 'next';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { type Description, metadataOf } from '#lib/seo/page-metadata.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { ExportLinks } from '../share/export-links.tsx';
import { arrivedPanels, type Panels } from './early-panels.ts';
import { metadataWhereOffered } from './metadata-where-offered.ts';
import { whereOffered } from './where-offered.tsx';

/**
 * Renders the breadcrumb trail for visitors and, as structured data, for search engines. The last crumb is the page.
 */
function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={label} className={styles.crumb}>
            {href ? <NavLink href={href}>{label}</NavLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <StructuredData of={(siteUrl) => breadcrumbList(trail, siteUrl)} />
    </nav>
  );
}

interface FrameProps {
  /** The breadcrumbs below the home page; the last one names the page. */
  readonly crumbs: readonly Crumb[];
  /** The provenance of the record that the page is about; null where it is of today and of the API. */
  readonly provenance?: Provenance | null;
  readonly children: ReactNode;
}

interface Props extends Omit<FrameProps, 'crumbs'> {
  /** Names the page in its breadcrumbs. */
  readonly name: string;
}

const HOME: Crumb = { label: 'Home', href: routes.home };

/** The frame of every page but the home pages: where it stands, how old its record is, what it shows. */
export const Page = ({ name, ...props }: Props) =>
  staticMarkup(<PageFrame crumbs={[{ label: name }]} {...props} />);

/** Renders the same within a page that is turned into markup as a whole. */
export const PageFrame = ({ crumbs, provenance = null, children }: FrameProps) => (
  <Container>
    <Breadcrumbs trail={[HOME, ...crumbs]} />
    <FreshnessNote of={provenance} />
    <RecordNote />
    {children}
  </Container>
);

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
