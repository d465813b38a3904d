'use client';

import { usePathname } from 'next/navigation';

import { NavLink } from '../ui/nav-link.island.tsx';
import { AREAS, areaOf } from './areas.ts';
import styles from './main-nav.module.css';

/** The way to every area, with the current one marked. */
export function MainNav({ label }: { label: string }) {
  const path = usePathname();
  const area = areaOf(path);
  return (
    <nav className={styles.nav} aria-label={label}>
      {AREAS.map(({ label, href }) => (
        <NavLink key={href} href={href} className={styles.link} aria-current={current(href, path, area)}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function current(href: string, path: string, area: string | null) {
  if (href === path) return 'page';
  return href === area ? 'true' : undefined;
}
