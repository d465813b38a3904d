'use client';

import { usePathname } from 'next/navigation';

import { NavLink } from '../ui/nav-link.island.tsx';
import { type Area, areaOf } from './area-of.ts';
import styles from './main-nav.module.css';

/** The way to every area, with the current one marked. */
export function MainNav({ label, areas }: { label: string; areas: readonly Area[] }) {
  const path = usePathname();
  const area = areaOf(areas, path)?.href;
  return (
    <nav className={styles.nav} aria-label={label}>
      {areas.map(({ label, href }) => (
        <NavLink key={href} href={href} className={styles.link} aria-current={current(href, path, area)}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function current(href: string, path: string, area: string | undefined) {
  if (href === path) return 'page';
  return href === area ? 'true' : undefined;
}
