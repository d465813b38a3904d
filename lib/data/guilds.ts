import { cache } from 'react';

import { GetGuildInfoDocument, type GuildCardFragment } from '#graphql/generated/documents.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** One guild with its leader and number of members, or null when the id is malformed or unknown. */
export const getGuild = cache(async (id: string): Promise<GuildCardFragment | null> => {
  const guildId = parseEntityId(id);
  if (!guildId) return null;
  const { guild } = await query(GetGuildInfoDocument, { id: guildId }, PROFILE);
  return guild;
});
