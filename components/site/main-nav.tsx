import type { Area } from '#lib/areas/area-of.ts';
import { entranceOf } from '#lib/areas/offered-areas.ts';

import { AreaLinks } from './area-links.tsx';
import styles from './main-nav.module.css';
import type { Place } from './place.ts';

interface Props {
  readonly label: string;
  readonly areas: readonly Area[];
  readonly place: Place;
  /** True if the parts of an area stand under it. */
  readonly withParts?: boolean;
}

/** The way to every area, with the current one marked. */
export function MainNav({ label, areas, place, withParts = false }: Props) {
  const link = { place, className: styles.link };
  return (
    <nav className={styles.nav} aria-label={label}>
      {areas.map((area) =>
        withParts && area.areas ? (
          <div key={area.href} role="group" aria-label={area.label} className={styles.group}>
            <span className={styles.title} aria-hidden="true">
              {area.label}
            </span>
            <AreaLinks areas={area.areas} level="part" {...link} />
          </div>
        ) : (
          <AreaLinks key={area.href} areas={[{ ...area, href: entranceOf(area) }]} level="area" {...link} />
        ),
      )}
    </nav>
  );
}
