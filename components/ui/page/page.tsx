import type { ReactNode } from 'react';
import type { Provenance } from '#lib/api/answer.ts';
import { breadcrumbList, type Crumb } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';
import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { ArchiveNote } from './archive-note.tsx';
import { staticMarkup } from '../static-markup.ts';
import styles from '../record/breadcrumbs.module.css';
import { NavLink } from '../navigation/nav-link.tsx';
import { StructuredData } from '../share/structured-data.tsx';

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

interface Props {
  /** The breadcrumbs below the home page, of which the last one names the page; or the name alone. */
  readonly crumbs: readonly Crumb[] | string;
  /** The provenance of the record that the page is about; null where it is of today and of the API. */
  readonly provenance?: Provenance | null;
  readonly children: ReactNode;
}

const HOME: Crumb = { label: 'Home', href: routes.home };

/** The frame of every page but the home pages: where it stands, how old its record is, what it shows. */
export const Page = ({ crumbs, provenance = null, children }: Props) =>
  staticMarkup(
    <Container>
      <Breadcrumbs trail={[HOME, ...(typeof crumbs === 'string' ? [{ label: crumbs }] : crumbs)]} />
      <FreshnessNote of={provenance} />
      <ArchiveNote />
      {children}
    </Container>,
  );

interface SectionProps extends Pick<Props, 'children'> {
  /** On phones, below a head of a line or two: the whole head is that of the first section. */
  readonly briefHead?: boolean;
}

/** One of the pages that share a layout, which is their frame. */
export const PageSection = ({ briefHead = false, children }: SectionProps) =>
  staticMarkup(briefHead ? <div data-brief-head="">{children}</div> : children);
