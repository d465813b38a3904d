import {
  GetGuildFeudDocument,
  GetKillDocument,
  GetKillsDocument,
  GetPlayerFeudDocument,
  type KillFilterInput,
  type KillPageFragment,
  GetAttackersDocument,
  type KillRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, NO_ANSWER, FINISHED, LIVE, joinAnswers } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { parseKillId } from '#lib/game/ids.ts';
import { KILL_FILTER, killFilterWhere } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { byFighter, ofFighter, PART_IN } from './kill-samples.ts';
import { askPage } from '../page-or-first.ts';

import type { Rivals } from './feuds.ts';
import { recordById } from '../record-by-id.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { toDate } from '#lib/format/time.ts';

/** Page size of every list of kills but a skirmish's. */
const KILLS_PER_PAGE = 10;
/** Kills on a skirmish's list. */
const SKIRMISH_KILLS_PER_PAGE = 25;

type KillPage = Promise<Answer<KillPageFragment | null>>;
type FilteredKills = ListAddress<typeof KILL_FILTER>;

/** One kill with all its attackers. */
export const KILL = recordById(GetKillDocument, FINISHED, ({ kill }) => kill, parseKillId);

/** The newest kills of all. */
export function listLatestKills(list: ListAddress): KillPage {
  return killPage(list, { where: {} });
}

/** Every kill that matches the filter, newest first. */
export function listKills(list: FilteredKills, size?: number): KillPage {
  return filteredPage(list, { where: {}, size });
}

/** Kills by a player, or by members of a guild as it was at the time, with their total. */
export function listFighterKills(whose: Fighter, list: FilteredKills, size?: number): KillPage {
  return filteredPage(list, { where: byFighter(whose), withTotal: true, size });
}

/** Deaths of a player, or of members of a guild as it was at the time, with their total. */
export function listFighterDeaths(whose: Fighter, list: FilteredKills, size?: number): KillPage {
  return filteredPage(list, { where: ofFighter(whose), withTotal: true, size });
}

/** Kills of two characters on each other, in both directions, newest first. */
export function listPlayerFeudKills(
  { id, rivalId }: Rivals,
  { cursor }: ListAddress,
  size: number = KILLS_PER_PAGE,
): KillPage {
  const variables = { player1Id: id, player2Id: rivalId, withTotal: true };
  return askPage(GetPlayerFeudDocument, variables, { size, policy: LIVE }, cursor, ({ kills }) => kills);
}

/** Kills of two guilds on each other, in both directions, newest first. */
export function listGuildFeudKills(
  { id, rivalId }: Rivals,
  { cursor }: ListAddress,
  size: number = KILLS_PER_PAGE,
): KillPage {
  const variables = { guild1Id: id, guild2Id: rivalId, withTotal: true };
  return askPage(GetGuildFeudDocument, variables, { size, policy: LIVE }, cursor, ({ kills }) => kills);
}

/** Kills that both took part in, with their total; null if the API cannot filter by assists. */
export async function listSharedKills(
  both: readonly [Fighter, Fighter],
  list: ListAddress,
  size?: number,
): KillPage {
  if (!(await whatIsOffered())(PART_IN)) return NO_ANSWER;
  const where = { and: both.map(byFighter) };
  return killPage(list, { where, includeAssists: true, withTotal: true, size });
}

/** Kills of one scenario run, with their total. */
export function listScenarioKills(instanceId: string, list: ListAddress): KillPage {
  return killPage(list, { where: { instanceId: { eq: instanceId } }, withTotal: true });
}

/** The newest kills in one zone. */
export const listZoneKills = (zoneId: string): KillPage =>
  listKills(listAddress(routes.kills, { zone: zoneId }, KILL_FILTER));

/** Kills of one skirmish. */
export function listSkirmishKills(skirmishId: string, list: ListAddress): KillPage {
  return killPage(list, { where: { skirmishId: { eq: skirmishId } }, size: SKIRMISH_KILLS_PER_PAGE });
}

interface KillQuery {
  readonly where: KillFilterInput;
  readonly soloOnly?: boolean;
  readonly includeAssists?: boolean;
  readonly withTotal?: boolean;
  readonly size?: number | undefined;
}

function filteredPage(list: FilteredKills, asked: KillQuery): KillPage {
  const where = { ...asked.where, ...killFilterWhere(list.values, new Date()) };
  return killPage(list, { ...asked, where, soloOnly: list.values.soloOnly });
}

function killPage({ cursor }: ListAddress, asked: KillQuery): KillPage {
  const { where, soloOnly = false, includeAssists, withTotal = false, size = KILLS_PER_PAGE } = asked;
  const variables = { where, soloOnly, includeAssists, withTotal };
  return askPage(GetKillsDocument, variables, { size, policy: LIVE }, cursor, ({ kills }) => kills);
}

/**
 * Adds to each kill of a page all who helped. Lists are asked for without them, since a condition that names a killer
 * would then match assists too; here each kill is found by its victim and its second.
 */
export async function withAttackers(
  list: Promise<Answer<KillPageFragment | null>>,
): Promise<Answer<KillPageFragment | null>> {
  const page = await list;
  const rows = page.data?.nodes ?? [];
  if (!page.data || rows.length === 0) return page;
  const variables = { where: areKills(rows), first: mostRows() };
  const found = await query(GetAttackersDocument, variables, FINISHED);
  const attackers = new Map(found.data.kills?.nodes?.map((kill) => [kill.id, kill.attackers]));
  const withAll = (kill: KillRowFragment) => ({
    ...kill,
    attackers: attackers.get(kill.id) ?? kill.attackers,
  });
  const nodes = rows.map(withAll);
  return joinAnswers([page, found], { ...page.data, nodes });
}

/** The condition of the kills of these victims in these seconds. */
function areKills(rows: readonly KillRowFragment[]): KillFilterInput {
  const seconds = new Set(rows.map(({ time }) => Math.floor((toDate(time)?.getTime() ?? 0) / 1000)));
  return {
    victimCharacterId: { in: rows.map(({ victim }) => Number(victim.character.id)) },
    or: [...seconds].map((second) => ({ time: { gte: second, lt: second + 1 } })),
  };
}
