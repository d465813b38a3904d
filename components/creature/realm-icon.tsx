import { realmOf } from '#lib/game/players/realms.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

interface Props {
  /** The realm as the API gives it; null counts as neutral. */
  readonly realm: string | null;
  /** Pixels. */
  readonly size?: number;
}

/** The badge of a realm, which says its name. */
export function RealmIcon({ realm, size = 24 }: Props) {
  const { side, label } = realmOf(realm);
  return <img src={staticImages.realm(side)} alt={label} title={label} width={size} height={size} />;
}
