import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { questName } from '#lib/game/quests/quest-text.ts';
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
        <MediaObject
          name={itemName(hit)}
          href={routes.item(hit.id)}
          linkData={itemTooltip(hit)}
          nameClass={rarities[className]}
          detail={{ text: facts.join(' · ') }}
        />
      );
    }
    case 'Quest':
      return (
        <MediaObject
          name={questName(hit)}
          href={routes.quest(hit.id)}
          detail={hit.minLevel > 0 ? { text: `Level ${hit.minLevel}` } : null}
        />
      );
    case 'Creature':
      return <CreatureLink creature={{ ...hit, realm: hit.side, title: null }} withoutRealm />;
    case 'Zone':
    case 'Scenario': {
      const detail = hit.__typename === 'Scenario' && hit.wasPlayed ? { text: 'Who wins it' } : DEATHS;
      return <MediaObject name={hitName(hit)} {...linkTo(hit)} detail={detail} />;
    }
    case 'WarJournalEntry':
      return (
        <MediaObject
          name={hitName(hit)}
          {...linkTo(hit)}
          detail={{ text: hit.storyline.name }}
          detailClass="hidden narrow:flex"
        />
      );
    case 'Chapter':
    case 'GameObject':
    case 'Instance':
    case 'WarJournalStoryline':
      return <MediaObject name={hitName(hit)} {...linkTo(hit)} />;
    default:
      return <MediaObject name={hit.label ?? ''} />;
  }
}

function linkTo(hit: Hit) {
  const href = hitHref(hit);
  return href && { href };
}

/** The content of the page of a place. */
const DEATHS = { text: 'Where players died' };

type GuildHit = Extract<Hit, { readonly __typename: 'Guild' }>;

const leaderOf = ({ leader }: GuildHit) =>
  leader && { text: `Leader: ${leader.name}`, href: routes.character(leader.id) };
