import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';
import { imageUrls } from '#lib/url/image-urls.ts';
import { questIcon } from '#lib/game/quest-icon.ts';
import { realmOf } from '#lib/game/realms.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import type { Hit } from './hit.ts';

const SIZE = 32;

/** What kind of thing was found, as a picture. */
export function HitIcon({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return <CareerBadge career={hit.career} size={SIZE} labelled />;
    case 'Guild':
      return <Crest guild={hit} size={SIZE} />;
    case 'Item': {
      const src = imageUrls(env().IMAGE_ORIGIN ?? null).icon(iconNumberIn(hit.iconUrl) ?? 0);
      return <img src={src} alt="" width={SIZE} height={SIZE} />;
    }
    case 'Quest': {
      const { file, label } = questIcon({ type: hit.flags, repeatableType: hit.repeatableType });
      return <img src={`/images/icons/quest/${file}.svg`} alt={label} width={SIZE} height={SIZE} />;
    }
    case 'Creature': {
      const realm = realmOf(hit.side);
      return (
        <img src={`/images/icons/realm/${realm.side}.svg`} alt={realm.label} width={SIZE} height={SIZE} />
      );
    }
    case 'Chapter':
      return <img src="/images/icons/quest/tome.svg" alt="" width={SIZE} height={SIZE} />;
    default:
      return null;
  }
}
