import { Container } from '../ui/container.tsx';
import { AreaLinks } from './area-links.tsx';
import styles from './part-navs.module.css';
import { DIVIDED_AREAS, type Place } from './place.ts';

/**
 * Under the head of the pages of an area that is made of several: the way to each of them. Those of other areas are
 * hidden, since the head of the site stays as it is when the router goes on.
 */
export const PartNavs = ({ place }: { readonly place: Place }) =>
  DIVIDED_AREAS.map(({ label, href, areas }) => (
    <nav key={href} aria-label={label} className={styles.bar} data-area={href} hidden={href !== place.area}>
      <Container className="flex gap-1 narrow:overflow-x-auto">
        <AreaLinks areas={areas} level="part" place={place} className={styles.link} />
      </Container>
    </nav>
  ));
