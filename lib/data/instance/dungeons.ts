import {
  type CharacterHitFragment,
  type ClearRowFragment,
  type DungeonReportPartsFragment,
  type DungeonRowFragment,
  GetDungeonDocument,
  GetDungeonRecordDocument,
  GetDungeonReportDocument,
  GetDungeonSessionsDocument,
  GetDungeonsDocument,
  type GuildCardFragment,
  type SessionListingFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import {
  type CLEARS_FILTER,
  clearsArguments,
  type OWN_SESSION_FILTER,
  type RUN_FILTER,
  sessionWhere,
} from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { pageOrFirst } from '../page-or-first.ts';
import { findNamedCharacter } from '../player/named-characters.ts';
import { findNamedGuild } from '../player/named-guilds.ts';
import { recordById } from '../record-by-id.ts';
import { meant } from '../war/battle-lists.ts';

/** Sessions on every list of them. */
const SESSIONS_PER_PAGE = 15;

/** One dungeon with its wings, by the id of any of them. */
export const DUNGEON = recordById(GetDungeonDocument, LIVE, ({ dungeon }) => dungeon);

/**
 * Lists all dungeons, the most sessions first.
 * @throws ApiError
 */
export const listDungeons = async (): Promise<Answer<readonly DungeonRowFragment[]>> =>
  mapAnswer(await query(GetDungeonsDocument, {}, LIVE), ({ dungeons }) => dungeons);

/** The report of a dungeon's sessions, and its fastest clears. */
interface DungeonAnswers {
  readonly report: DungeonReportPartsFragment;
  readonly fastest: readonly ClearRowFragment[];
}

/**
 * Loads what the sessions of a dungeon tell, with the fastest clears that the filter asks for.
 * @throws ApiError
 */
export async function getDungeonReport(
  id: string,
  { values }: ListAddress<typeof CLEARS_FILTER>,
): Promise<Answer<DungeonAnswers | null>> {
  return mapAnswer(
    await query(GetDungeonReportDocument, { id, ...clearsArguments(values) }, LIVE),
    ({ dungeon }) => dungeon,
  );
}

/** The sessions of a filter; null where it names a guild or a player that is not known, or may be one of several. */
export interface FoundSessions {
  readonly found: SessionListingFragment | null;
  readonly guilds: readonly GuildCardFragment[];
  readonly players: readonly CharacterHitFragment[];
}

/**
 * Lists the sessions that match the filter, newest first, with the sums of all of them.
 * @throws ApiError
 */
export async function listSessions(
  { values, cursor }: Pick<ListAddress<typeof RUN_FILTER>, 'values' | 'cursor'>,
  size: number = SESSIONS_PER_PAGE,
): Promise<Answer<FoundSessions>> {
  const [guild, player] = await Promise.all([
    meant(values.guild, findNamedGuild),
    meant(values.player, findNamedCharacter),
  ]);
  const choices = { guilds: guild.choices, players: player.choices };
  if (guild.id === null || player.id === null) return { data: { found: null, ...choices }, staleSince: null };
  const variables = { guildId: guild.id, characterId: player.id, where: sessionWhere(values) };
  const answer = await pageOrFirst(size, cursor, (page) =>
    query(GetDungeonSessionsDocument, { ...variables, ...page }, LIVE),
  );
  return mapAnswer(answer, (found) => ({ found, ...choices }));
}

/** A player or a guild whose sessions are meant. */
export type SessionOwner = { readonly characterId: string } | { readonly guildId: string };

/**
 * Lists the sessions of a player, or those that a guild made up half of, likewise.
 * @throws ApiError
 */
export const listOwnSessions = (
  owner: SessionOwner,
  { values, cursor }: ListAddress<typeof OWN_SESSION_FILTER>,
  size: number = SESSIONS_PER_PAGE,
) =>
  pageOrFirst(size, cursor, (page) =>
    query(GetDungeonSessionsDocument, { ...owner, where: sessionWhere(values), ...page }, LIVE),
  );

/**
 * Loads what a player or a guild has done in dungeons.
 * @throws ApiError
 */
export const getDungeonRecord = async (owner: SessionOwner) =>
  mapAnswer(await query(GetDungeonRecordDocument, owner, LIVE), ({ dungeonRecord }) => dungeonRecord);
