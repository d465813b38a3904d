import type { Area } from '#lib/areas/area-of.ts';

import { Container } from '../ui/page/container.tsx';
import { AreaLinks } from './area-links.tsx';
import styles from './part-navs.module.css';
import { dividedAreas, type Place } from './place.ts';

interface Props {
  readonly place: Place;
  readonly areas: readonly Area[];
}

/**
 * Under the head of the pages of an area that is made of several: the way to each of them. Those of other areas are
 * hidden, since the head of the site stays as it is when the router goes on.
 */
export const PartNavs = ({ place, areas }: Props) =>
  dividedAreas(areas).map(({ label, href, areas: parts }) => (
    <nav key={href} aria-label={label} className={styles.bar} data-area={href} hidden={href !== place.area}>
      <Container className="flex gap-1 narrow:overflow-x-auto">
        <AreaLinks areas={parts} level="part" place={place} className={styles.link} />
      </Container>
    </nav>
  ));
