import { creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { realmOf } from '#lib/game/players/careers.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  readonly creature: {
    readonly id: string;
    readonly name: string | null;
    readonly realm: string | null;
    /** Null where there is none, or the page shows it elsewhere. */
    readonly title: string | null;
  };
  /** True if the page shows the realm elsewhere. */
  readonly withoutRealm?: boolean;
}

/** A mention of a creature anywhere on the site: the badge of its realm, its name, and its title. */
export function CreatureLink({ creature, withoutRealm = false }: Props) {
  const title = creatureTitle(creature);
  const link = (
    <NavLink
      href={routes.creature(creature.id)}
      className="inline-flex min-w-0 items-center gap-2 align-middle font-semibold"
    >
      {!withoutRealm && <RealmIcon realm={creature.realm} />}
      <span className="min-w-0 wrap-break-word">{creatureName(creature)}</span>
    </NavLink>
  );
  if (title === '') return link;
  return (
    <span className="inline-grid min-w-0 justify-items-start py-1 align-middle">
      {link}
      <span className={joinClasses('text-sm text-muted', !withoutRealm && 'pl-8')}>{title}</span>
    </span>
  );
}

interface RealmIconProps {
  /** The realm as the API gives it; null counts as neutral. */
  readonly realm: string | null;
  /** Pixels. */
  readonly size?: number;
}

/** The badge of a realm, which says its name. */
export function RealmIcon({ realm, size = 24 }: RealmIconProps) {
  const { side, label } = realmOf(realm);
  return <img src={staticImages.realm(side)} alt={label} title={label} width={size} height={size} />;
}
