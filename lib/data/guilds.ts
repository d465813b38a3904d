import { cache } from 'react';

import {
  GetGuildInfoDocument,
  GetGuildMembersDocument,
  type GetGuildMembersQuery,
  type GuildCardFragment,
} from '#graphql/generated/documents.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Members on a page of a guild's list (spec §9). */
const MEMBERS_PER_PAGE = 25;

export type MemberPage = NonNullable<NonNullable<GetGuildMembersQuery['guild']>['members']>;

/** One guild with its leader and number of members, or null when the id is malformed or unknown. */
export const getGuild = cache(async (id: string): Promise<GuildCardFragment | null> => {
  const guildId = parseEntityId(id);
  if (!guildId) return null;
  const { guild } = await query(GetGuildInfoDocument, { id: guildId }, PROFILE);
  return guild;
});

/** One page of a guild's members; null when the guild is unknown or has none (spec §2). */
export function listGuildMembers(id: string, cursor: Cursor): Promise<MemberPage | null> {
  return pageOrFirst(MEMBERS_PER_PAGE, cursor, async (page) => {
    const { guild } = await query(GetGuildMembersDocument, { id, ...page }, PROFILE);
    return guild?.members?.nodes?.length ? guild.members : null;
  });
}
