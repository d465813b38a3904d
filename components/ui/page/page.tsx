import type { ReactNode } from 'react';

import { breadcrumbList, type Crumb } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';

import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { RecordNote } from './record-note.tsx';
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

interface FrameProps {
  /** The breadcrumbs below the home page; the last one names the page. */
  readonly crumbs: readonly Crumb[];
  /** Epoch milliseconds of the record that the page is about, where it is not of today; null otherwise. */
  readonly staleSince?: number | null;
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
export const PageFrame = ({ crumbs, staleSince = null, children }: FrameProps) => (
  <Container>
    <Breadcrumbs trail={[HOME, ...crumbs]} />
    <FreshnessNote since={staleSince} />
    <RecordNote />
    {children}
  </Container>
);
