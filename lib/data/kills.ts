import { cache } from 'react';

import {
  GetGuildFeudDocument,
  GetKillDocument,
  GetKillsDocument,
  GetPlayerFeudDocument,
  type GetKillQuery,
  type GetKillsQuery,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { FINISHED, LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type KillFilter, killFilterWhere } from '#lib/url/kill-filter.ts';
import { parseKillId } from '#lib/game/ids.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Kills on every list of them but a skirmish's (spec §9). */
const KILLS_PER_PAGE = 10;
/** Kills on a skirmish's list (spec §9). */
const SKIRMISH_KILLS_PER_PAGE = 25;

export type Kill = NonNullable<GetKillQuery['kill']>;
export type KillPage = NonNullable<GetKillsQuery['kills']>;

/** One kill with all its attackers, or null when the id is malformed or unknown. */
export const getKill = cache(async (id: string): Promise<Kill | null> => {
  const killId = parseKillId(id);
  if (!killId) return null;
  const { kill } = await query(GetKillDocument, { id: killId }, FINISHED);
  return kill;
});

/** The newest kills of all. */
export function listLatestKills(cursor: Cursor): Promise<KillPage | null> {
  return killPage({}, false, cursor);
}

/** Every kill that the filter lets through, newest first. */
export function listKills(filter: KillFilter, cursor: Cursor): Promise<KillPage | null> {
  return filteredPage({}, filter, cursor, false);
}

/** Kills that belong to a character, with their total. */
export function listCharacterKills(id: string, filter: KillFilter, cursor: Cursor): Promise<KillPage | null> {
  return filteredPage({ killerCharacterId: { eq: Number(id) } }, filter, cursor, true);
}

/** Kills whose victim is a character. */
export function listCharacterDeaths(
  id: string,
  filter: KillFilter,
  cursor: Cursor,
): Promise<KillPage | null> {
  return filteredPage({ victimCharacterId: { eq: Number(id) } }, filter, cursor, true);
}

/** Kills by members of a guild, as it was at the time, with their total. */
export function listGuildKills(id: string, filter: KillFilter, cursor: Cursor): Promise<KillPage | null> {
  return filteredPage({ killerGuildId: { eq: Number(id) } }, filter, cursor, true);
}

/** Kills whose victim was a member of a guild at the time. */
export function listGuildDeaths(id: string, filter: KillFilter, cursor: Cursor): Promise<KillPage | null> {
  return filteredPage({ victimGuildId: { eq: Number(id) } }, filter, cursor, true);
}

/** Kills of two characters on each other, in both directions, newest first. */
export function listPlayerFeud(id: string, rivalId: string, cursor: Cursor): Promise<KillPage | null> {
  return pageOrFirst(KILLS_PER_PAGE, cursor, async (page) => {
    const rivals = { player1Id: id, player2Id: rivalId };
    const { kills } = await query(GetPlayerFeudDocument, { ...rivals, withTotal: true, ...page }, LIVE);
    return kills;
  });
}

/** Kills of two guilds on each other, in both directions, newest first. */
export function listGuildFeud(id: string, rivalId: string, cursor: Cursor): Promise<KillPage | null> {
  return pageOrFirst(KILLS_PER_PAGE, cursor, async (page) => {
    const rivals = { guild1Id: id, guild2Id: rivalId };
    const { kills } = await query(GetGuildFeudDocument, { ...rivals, withTotal: true, ...page }, LIVE);
    return kills;
  });
}

/** Kills of one scenario run. */
export function listScenarioKills(instanceId: string, cursor: Cursor): Promise<KillPage | null> {
  return killPage({ instanceId: { eq: instanceId } }, false, cursor, true);
}

/** Kills of one skirmish. */
export function listSkirmishKills(skirmishId: string, cursor: Cursor): Promise<KillPage | null> {
  return killPage({ skirmishId: { eq: skirmishId } }, false, cursor, false, SKIRMISH_KILLS_PER_PAGE);
}

function filteredPage(
  where: KillFilterInput,
  filter: KillFilter,
  cursor: Cursor,
  withTotal: boolean,
): Promise<KillPage | null> {
  const time = killFilterWhere(filter, new Date());
  return killPage({ ...where, ...time }, filter.soloOnly, cursor, withTotal);
}

function killPage(
  where: KillFilterInput,
  soloOnly: boolean,
  cursor: Cursor,
  withTotal = false,
  size = KILLS_PER_PAGE,
): Promise<KillPage | null> {
  return pageOrFirst(size, cursor, async (page) => {
    const { kills } = await query(GetKillsDocument, { where, soloOnly, withTotal, ...page }, LIVE);
    return kills;
  });
}
