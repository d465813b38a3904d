import type { ComponentProps } from 'react';
import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import { itemTooltip } from '../item/card/item-tooltip.ts';
import { MediaObject } from '../ui/record/media-object.tsx';
import { type Hit, hitName } from '#lib/game/search/hit.ts';
import { hitHref } from './hit-href.ts';
import rarities from '../item/rarity.module.css';

/** The name of a search hit, above a line that distinguishes namesakes. */
export function HitName({ hit }: { hit: Hit }) {
  if (hit.__typename === 'Creature') {
    return <CreatureLink creature={{ ...hit, realm: hit.side, title: null }} withoutRealm />;
  }
  const href = hitHref(hit);
  return <MediaObject name={hitName(hit)} {...(href && { href })} {...detailsOf(hit)} />;
}

/** The content of the page of a place. */
const DEATHS = { text: 'Where players died' };

function detailsOf(hit: Hit): Omit<ComponentProps<typeof MediaObject>, 'name'> {
  switch (hit.__typename) {
    case 'Character':
      return { detail: guildDetail(hit.guildMembership?.guild) };
    case 'Guild': {
      const { leader } = hit;
      return {
        detail: leader && { text: `Leader: ${leader.name}`, href: routes.character(leader.id) },
      };
    }
    case 'Item': {
      const { label, className } = rarityOf(hit);
      const facts = [label, itemTypeLabel(hit.itemType), equipSlotLabel(hit.slot)].filter(Boolean);
      return {
        linkData: itemTooltip(hit),
        nameClass: rarities[className],
        detail: { text: facts.join(' · ') },
      };
    }
    case 'Quest':
      return { detail: hit.minLevel > 0 ? { text: `Level ${hit.minLevel}` } : null };
    case 'Zone':
      return { detail: DEATHS };
    case 'Scenario':
      return { detail: hit.wasPlayed ? { text: 'Who wins it' } : DEATHS };
    case 'WarJournalEntry':
      return { detail: { text: hit.storyline.name }, detailClass: 'hidden narrow:flex' };
    default:
      return {};
  }
}
