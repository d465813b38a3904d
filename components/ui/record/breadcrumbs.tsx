import { breadcrumbList, type Crumb } from '#lib/seo/structured-data.ts';

import styles from './breadcrumbs.module.css';
import { NavLink } from '../navigation/nav-link.tsx';
import { StructuredData } from '../share/structured-data.tsx';

/**
 * Renders the breadcrumb trail for visitors and, as structured data, for search engines. The last crumb is the page.
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
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
