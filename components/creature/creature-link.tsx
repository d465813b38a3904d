import { creatureName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.tsx';
import { RealmIcon } from './realm-icon.tsx';

interface Props {
  readonly creature: { readonly id: string; readonly name: string | null; readonly realm: string | null };
  /** True if the realm is told elsewhere. */
  readonly withoutRealm?: boolean;
}

/** The one way to mention a creature: the badge of its realm, and its name. */
export function CreatureLink({ creature, withoutRealm = false }: Props) {
  return (
    <NavLink
      href={routes.creature(creature.id)}
      className="inline-flex min-w-0 items-center gap-2 align-middle font-semibold"
    >
      {!withoutRealm && <RealmIcon realm={creature.realm} />}
      <span className="min-w-0 wrap-anywhere">{creatureName(creature)}</span>
    </NavLink>
  );
}
