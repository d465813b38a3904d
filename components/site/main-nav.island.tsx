'use client';

import { usePathname } from 'next/navigation';

import { NavLink } from '../ui/nav-link.tsx';
import { type Area, areaOf } from './area-of.ts';
import { AREAS } from './areas.ts';
import { currentPage } from './current-page.ts';
import styles from './main-nav.module.css';

interface Props {
  readonly label: string;
  /** Whether the parts of an area stand under it. */
  readonly withParts?: boolean;
}

/** The way to every area, with the current one marked. */
export function MainNav({ label, withParts = false }: Props) {
  const path = usePathname();
  const area = areaOf(AREAS, path);
  return (
    <nav className={styles.nav} aria-label={label}>
      {AREAS.map(({ label, href, areas: parts }) =>
        withParts && parts ? (
          <div key={href} role="group" aria-label={label} className={styles.group}>
            <span className={styles.title} aria-hidden="true">
              {label}
            </span>
            <Links areas={parts} path={path} current={areaOf(parts, path)?.href} />
          </div>
        ) : (
          <Links key={href} areas={[{ label, href }]} path={path} current={area?.href} />
        ),
      )}
    </nav>
  );
}

interface LinksProps {
  readonly areas: readonly Area[];
  readonly path: string;
  readonly current: string | undefined;
}

const Links = ({ areas, path, current }: LinksProps) =>
  areas.map(({ label, href }) => (
    <NavLink key={href} href={href} className={styles.link} aria-current={currentPage(href, path, current)}>
      {label}
    </NavLink>
  ));
