import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';
import { Crest } from './crest.tsx';

/** A guild in a list of guilds: arms, name, realm. */
export function GuildCell({ guild }: { guild: GuildTagFragment }) {
  return (
    <div className="who">
      <Crest guild={guild} size={32} />
      <div>
        <NavLink href={routes.guild(guild.id)} className="name">
          {guild.name}
        </NavLink>
        <span className="guild">{realmOf(guild.realm).label}</span>
      </div>
    </div>
  );
}
