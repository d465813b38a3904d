import type { Area } from '#lib/areas/area-of.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { type Level, markOf, type SitePlace } from './place.ts';

interface Props {
  readonly areas: readonly Area[];
  readonly level: Level;
  readonly place: SitePlace;
  readonly className: string | undefined;
}

/** The links of a navigation, with the current one marked. */
export const AreaLinks = ({ areas, level, place, className }: Props) =>
  areas.map(({ label, href }) => (
    <NavLink
      key={href}
      href={href}
      className={className}
      data-level={level}
      aria-current={markOf(href, level, place)}
    >
      {label}
    </NavLink>
  ));
