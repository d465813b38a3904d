import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';
import { Crest } from './crest.tsx';

/** A guild as the second line under a name; nothing for the guildless. */
export function GuildLine({ guild }: { guild: GuildTagFragment | null | undefined }) {
  if (!guild) return null;
  return (
    <NavLink href={routes.guild(guild.id)} className="guild">
      <Crest guild={guild} size={16} />
      <span>{guild.name}</span>
    </NavLink>
  );
}
