import {
  type AttendedRunFragment,
  GetAttendedRunsDocument,
  type GetAttendedRunsQuery,
  type GetAttendedRunsQueryVariables,
  GetBattleSumsDocument,
  GetBattlesDocument,
  type GetBattlesQuery,
  GetGuildAttendanceDocument,
  GetGuildBattlesDocument,
  GetOwnBattlesDocument,
  GetTopBattlesDocument,
  type GetTopBattlesQuery,
  type SkirmishRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, LIVE, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type Attendance, attendanceOf } from '#lib/game/battles/list/attendance.ts';
import { eveningOf, eveningParams, lastNightOf } from '#lib/game/war/evening.ts';
import {
  type ATTENDANCE_FILTER,
  BATTLE_FILTER,
  battleOrder,
  battleWhere,
  type OWN_BATTLE_FILTER,
} from '#lib/url/filter/battle-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { pageOrFirst } from '../page-or-first.ts';
import { findByNames, type FoundByNames } from '../player/named-in-filter.ts';
import { getNewestBigSkirmish } from './war.ts';

/** Battles on every list of them. */
const BATTLES_PER_PAGE = 15;
/** The fewest members of a guild in a battle that counts as one of the guild's. */
export const FEWEST_MEMBERS = 6;

type FilteredBattles = ListAddress<typeof BATTLE_FILTER>;
type OwnBattles = ListAddress<typeof OWN_BATTLE_FILTER>;

/** Lists the battles that match the filter in the chosen order, with the sums of all of them. */
export const listBattles = (
  { values, cursor }: FilteredBattles,
  size: number = BATTLES_PER_PAGE,
): Promise<Answer<FoundByNames<GetBattlesQuery>>> =>
  findByNames(values, (ids) => {
    const variables = { ...ids, where: battleWhere(values, new Date()), ...battleOrder(values.order) };
    return pageOrFirst(size, cursor, (page) => query(GetBattlesDocument, { ...variables, ...page }, LIVE));
  });

/** The address of the battles of last night, the most kills first. */
export const battlesOfLastNight = (now: Date): FilteredBattles =>
  listAddress(routes.battles, { ...eveningParams(lastNightOf(now)), order: 'numberOfKills' }, BATTLE_FILTER);

/** Lists the battles in which six or more members of a guild fought in the chosen order, with the sums of all of them. */
export function listGuildBattles(
  guildId: string,
  { values, cursor }: OwnBattles,
  size: number = BATTLES_PER_PAGE,
) {
  const where = { ...battleWhere(values, new Date()), guildPlayers: FEWEST_MEMBERS };
  const variables = { guildId, where, ...battleOrder(values.order) };
  return pageOrFirst(size, cursor, (page) => query(GetGuildBattlesDocument, { ...variables, ...page }, LIVE));
}

/** Lists the battles of a player with the player's own part in the chosen order, with the sums of all of them. */
export function listCharacterBattles(
  characterId: string,
  { values, cursor }: OwnBattles,
  size: number = BATTLES_PER_PAGE,
) {
  const variables = {
    characterId,
    where: battleWhere(values, new Date()),
    ...battleOrder(values.order),
  };
  return pageOrFirst(size, cursor, (page) => query(GetOwnBattlesDocument, { ...variables, ...page }, LIVE));
}

const WEEK = 7 * 86_400;

/** Scenarios of a question, whose scoreboards come with them. */
const RUNS_PER_PAGE = 50;

/** Sums up who came to the battles and scenarios of a guild in some weeks up to now, of those with six members or more. */
export async function getAttendance(
  guildId: string,
  { values: { weeks, order } }: ListAddress<typeof ATTENDANCE_FILTER>,
  now: Date,
): Promise<Answer<Attendance>> {
  // Whole minutes, so that all questions of a minute are the same.
  const to = Math.ceil(now.getTime() / 60_000) * 60;
  const variables = { guildId, from: eveningOf(to - Number(weeks) * WEEK), to };
  const [battles, runs] = await Promise.all([
    query(GetGuildAttendanceDocument, variables, SUMS),
    listAttendedRuns(variables),
  ]);
  return joinAnswers(
    [battles, runs],
    attendanceOf({ battles: battles.data.guildAttendance, runs: runs.data, guildId }, order),
  );
}

/** The most pages of scenarios whose scoreboards are read: as many runs as the API tells battles. */
const MOST_PAGES = 6;

/** The newest scenarios of a time to which a guild came with a party, read page by page. */
async function listAttendedRuns(
  variables: Pick<GetAttendedRunsQueryVariables, 'guildId' | 'from' | 'to'>,
): Promise<Answer<readonly AttendedRunFragment[]>> {
  const runs: AttendedRunFragment[] = [];
  const answers: Answer<unknown>[] = [];
  let after: string | undefined;
  do {
    const page: Answer<GetAttendedRunsQuery> = await query(
      GetAttendedRunsDocument,
      { ...variables, first: RUNS_PER_PAGE, after },
      SUMS,
    );
    const { nodes, pageInfo } = page.data.scenarios ?? {};
    answers.push(page);
    runs.push(...(nodes ?? []));
    after = (pageInfo?.hasNextPage && pageInfo.endCursor) || undefined;
  } while (after !== undefined && answers.length < MOST_PAGES);
  return joinAnswers(answers, runs);
}

/** The battles with the most kills of the past week, or a skirmish in place of them. */
type BigFight = Partial<GetTopBattlesQuery> & { readonly skirmish?: SkirmishRowFragment | null };

/**
 * Loads the battles with the most kills of the past week; where the API has none, the newest skirmish of many players.
 */
export async function getBigFight(): Promise<Answer<BigFight>> {
  const offers = await whatIsOffered();
  return offers('Query.topBattles') ? query(GetTopBattlesDocument, {}, LIVE) : getNewestBigSkirmish();
}

/** Counts the battles that match a filter without names; 0 where the API has none. */
export async function countBattles({ values }: FilteredBattles): Promise<number> {
  const offers = await whatIsOffered();
  if (!offers('Query.battles')) return 0;
  const where = battleWhere(values, new Date());
  return (await query(GetBattleSumsDocument, { where }, LIVE)).data.battleSums.battles;
}
