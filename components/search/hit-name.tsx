import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/item-labels.ts';
import { routes } from '#lib/url/routes.ts';

import { guildDetail } from '../guild/guild-detail.tsx';
import { MediaObject } from '../ui/media-object.tsx';
import type { Hit } from './hit.ts';
import rarities from '../item/rarity.module.css';

/** The name of what was found, with the line under it that tells namesakes apart. */
export function HitName({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return (
        <MediaObject
          name={hit.name}
          href={routes.character(hit.id)}
          detail={guildDetail(hit.guildMembership?.guild)}
        />
      );
    case 'Guild':
      return <MediaObject name={hit.name} href={routes.guild(hit.id)} detail={leaderOf(hit)} />;
    case 'Item': {
      const { label, className } = rarityOf(hit);
      const facts = [label, itemTypeLabel(hit.itemType), equipSlotLabel(hit.slot)].filter(Boolean);
      return (
        <MediaObject name={hit.name} nameClass={rarities[className]} detail={{ text: facts.join(' · ') }} />
      );
    }
    case 'Quest':
      return (
        <MediaObject name={hit.name} detail={hit.minLevel > 0 ? { text: `Lvl: ${hit.minLevel}` } : null} />
      );
    default:
      return <MediaObject name={hit.label ?? ''} />;
  }
}

type GuildHit = Extract<Hit, { readonly __typename: 'Guild' }>;

const leaderOf = ({ leader }: GuildHit) =>
  leader && { text: `Leader: ${leader.name}`, href: routes.character(leader.id) };
