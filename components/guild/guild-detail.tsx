import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import type { Detail } from '../ui/record/media-object.tsx';
import { Crest } from './crest.tsx';

/** A guild as the second line under a name; nothing for the guildless. */
export function guildDetail(guild: GuildTagFragment | null | undefined): Detail | null {
  if (!guild) return null;
  return { text: guild.name, href: routes.guild(guild.id), image: <Crest guild={guild} size={16} /> };
}
