import { questIcon } from '#lib/game/quest-icon.ts';
import { realmOf } from '#lib/game/realms.ts';
import { staticImages } from '#lib/url/static-images.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { ItemIcon } from '../item/item-icon.tsx';
import type { Hit } from './hit.ts';

const SIZE = 32;

/** What kind of thing was found, as a picture. */
export function HitIcon({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return <CareerBadge career={hit.career} size={SIZE} labelled />;
    case 'Guild':
      return <Crest guild={hit} size={SIZE} />;
    case 'Item':
      return <ItemIcon iconUrl={hit.iconUrl} size={SIZE} />;
    case 'Quest': {
      const icon = questIcon({ type: hit.flags, repeatableType: hit.repeatableType });
      return <img src={staticImages.quest(icon)} alt={icon.label} width={SIZE} height={SIZE} />;
    }
    case 'Creature': {
      const realm = realmOf(hit.side);
      return <img src={staticImages.realm(realm.side)} alt={realm.label} width={SIZE} height={SIZE} />;
    }
    case 'Chapter':
      return <img src={staticImages.tome} alt="" width={SIZE} height={SIZE} />;
    default:
      return null;
  }
}
