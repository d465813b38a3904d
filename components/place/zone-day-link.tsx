import { zoneDayHref } from '#lib/game/places/zone-href.ts';
import { zoneName } from '#lib/game/places/zones.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  /** The zone's id. */
  readonly id: string;
  /** A moment of the day, as the API gives it. */
  readonly time: number | string;
}

/** Leads from something that happened, after its other facts, to its zone on that day; nothing without such a page. */
export function ZoneDayLink({ id, time }: Props) {
  const href = zoneDayHref(id, time);
  if (href === null) return null;
  return (
    <>
      {' · '}
      <NavLink href={href} className="text-link underline">
        {zoneName(id)} on that day
      </NavLink>
    </>
  );
}
