import type { VendorFragment } from '#graphql/generated/documents.ts';
import { zonesOf } from '#lib/game/items/offer-rows.ts';
import { routes } from '#lib/url/routes.ts';

import { joinClasses } from '../ui/join-classes.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly creature: Pick<VendorFragment, 'id' | 'spawns'>;
  readonly className?: string;
}

/** The zones of a creature, linked to its map there. */
export const ZoneLinks = ({ creature, className }: Props) => (
  <span className={joinClasses('text-sm text-muted', className)}>
    {zonesOf(creature).map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <NavLink href={routes.creatureZone(creature.id, id)}>{name}</NavLink>
      </span>
    ))}
  </span>
);
