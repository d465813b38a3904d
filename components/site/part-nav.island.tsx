'use client';

import { usePathname } from 'next/navigation';

import { Container } from '../ui/container.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { areaOf } from './area-of.ts';
import { AREAS } from './areas.ts';
import { currentPage } from './current-page.ts';
import styles from './part-nav.module.css';

/** Under the head of the pages of an area that is made of several: the way to each of them. */
export function PartNav() {
  const path = usePathname();
  const area = areaOf(AREAS, path);
  if (!area?.areas) return null;
  const current = areaOf(area.areas, path)?.href;
  return (
    <nav aria-label={area.label} className={styles.bar}>
      <Container className="flex gap-1 narrow:overflow-x-auto">
        {area.areas.map(({ label, href }) => (
          <NavLink
            key={href}
            href={href}
            className={styles.link}
            aria-current={currentPage(href, path, current)}
          >
            {label}
          </NavLink>
        ))}
      </Container>
    </nav>
  );
}
