import { cache } from 'react';

import {
  GetGuildInfoDocument,
  GetGuildMembersDocument,
  type GuildCardFragment,
  type GuildRankFragment,
  type MemberPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Members on a page of a guild's list. */
const MEMBERS_PER_PAGE = 25;

/** One guild with its leader and number of members. */
export const GUILD: RecordSource<{ id: string }, string, GuildCardFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetGuildInfoDocument, { id }, PROFILE), ({ guild }) => guild),
  ),
};

/** One page of a guild's members, and its ranks. */
export type GuildMembers = MemberPageFragment & { readonly ranks: readonly GuildRankFragment[] };

/** One page of a guild's members with its ranks; null when it has no members. */
export function listGuildMembers(id: string, { cursor }: ListAddress): Promise<Answer<GuildMembers | null>> {
  return pageOrFirst(MEMBERS_PER_PAGE, cursor, async (page) =>
    mapAnswer(await query(GetGuildMembersDocument, { id, ...page }, PROFILE), ({ guild }) =>
      guild?.members?.nodes?.length ? { ...guild.members, ranks: guild.ranks } : null,
    ),
  );
}
