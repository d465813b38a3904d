import { questIcon } from '#lib/game/quests/quest-icon.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { RealmIcon } from '../creature/realm-icon.tsx';
import { Crest } from '../guild/crest.tsx';
import { ItemIconLink } from '../item/item-icon-link.tsx';
import { AbilityIcon } from '../kill/ability-icon.tsx';
import type { Hit } from '#lib/game/search/hit.ts';
import { kindPicture } from './kind-picture.ts';

const SIZE = 32;

/** Shows the kind of a hit as a picture. */
export function HitIcon({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return <CareerBadge career={hit.career} size={SIZE} labelled />;
    case 'Guild':
      return <Crest guild={hit} size={SIZE} />;
    case 'Item':
      return <ItemIconLink item={hit} size={SIZE} beside />;
    case 'Quest': {
      const icon = questIcon(hit);
      return <img src={staticImages.quest(icon)} alt={icon.label} width={SIZE} height={SIZE} />;
    }
    case 'Creature':
      return <RealmIcon realm={hit.side} size={SIZE} />;
    case 'Ability':
    case 'AbilityInfo':
      return <AbilityIcon iconUrl={hit.symbol} />;
    default: {
      const picture = kindPicture(hit);
      return picture && <img src={picture} alt="" width={SIZE} height={SIZE} />;
    }
  }
}
