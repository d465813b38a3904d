import { EQUIP_SLOTS, ITEM_TYPES, rarityOf } from '#lib/game/item-labels.ts';
import { routes } from '#lib/url/routes.ts';

import { GuildLine } from '../guild/guild-line.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import type { Hit } from './hit.ts';
import rarities from './rarity.module.css';

/** The name of what was found, with the line under it that tells namesakes apart. */
export function HitName({ hit }: { hit: Hit }) {
  return (
    <div className="who">
      <div>
        <NameOf hit={hit} />
      </div>
    </div>
  );
}

function NameOf({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return (
        <>
          <NavLink className="name" href={routes.character(hit.id)}>
            {hit.name}
          </NavLink>
          <GuildLine guild={hit.guildMembership?.guild} />
        </>
      );
    case 'Guild':
      return (
        <>
          <NavLink className="name" href={routes.guild(hit.id)}>
            {hit.name}
          </NavLink>
          {hit.leader && (
            <NavLink className="guild" href={routes.character(hit.leader.id)}>
              Leader: {hit.leader.name}
            </NavLink>
          )}
        </>
      );
    case 'Item': {
      const { label, className } = rarityOf(hit);
      return (
        <>
          <span className={`name ${rarities[className]}`}>{hit.name}</span>
          <span className="guild">
            {[label, ITEM_TYPES[hit.itemType], EQUIP_SLOTS[hit.slot]].filter(Boolean).join(' · ')}
          </span>
        </>
      );
    }
    case 'Quest':
      return (
        <>
          <span className="name">{hit.name}</span>
          {hit.minLevel > 0 && <span className="guild">Lvl: {hit.minLevel}</span>}
        </>
      );
    default:
      return <span className="name">{hit.label}</span>;
  }
}
