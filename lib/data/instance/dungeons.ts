import {
  type ClearRowFragment,
  type DungeonReportPartsFragment,
  type DungeonRowFragment,
  GetDungeonDocument,
  GetOwnClearsDocument,
  GetDungeonReportDocument,
  GetDungeonSessionsDocument,
  GetDungeonsDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { hasWings, wingsOf } from '#lib/game/dungeons/wings.ts';
import {
  type CLEARS_FILTER,
  clearsArguments,
  type OWN_SESSION_FILTER,
  type RUN_FILTER,
  sessionWhere,
} from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { pageOrFirst } from '../page-or-first.ts';
import { findByNames } from '../player/named-in-filter.ts';
import { recordById } from '../record-by-id.ts';

/** Sessions on every list of them. */
const SESSIONS_PER_PAGE = 15;

/** One dungeon with its wings, by the id of any of them. */
export const DUNGEON = recordById(GetDungeonDocument, LIVE, ({ dungeon }) => dungeon);

/** Lists all dungeons, the most sessions first. */
export const listDungeons = async (): Promise<Answer<readonly DungeonRowFragment[]>> =>
  mapAnswer(await query(GetDungeonsDocument, {}, LIVE), ({ dungeons }) => dungeons);

/** The report of a dungeon's sessions, and its fastest clears. */
interface DungeonAnswers {
  readonly report: DungeonReportPartsFragment;
  readonly fastest: readonly ClearRowFragment[];
}

/**
 * Loads what the sessions of a dungeon tell, of all wings or of the one that the filter asks for, with the fastest clears:
 * of all wings the fastest of each.
 */
export async function getDungeonReport(
  id: string,
  { values }: ListAddress<typeof CLEARS_FILTER>,
): Promise<Answer<DungeonAnswers | null>> {
  const byWing = values.wing === 'all' && wingsOf(id).length > 1;
  const answer = await query(GetDungeonReportDocument, { id, byWing, ...clearsArguments(values) }, LIVE);
  return mapAnswer(
    answer,
    ({ dungeon }) =>
      dungeon && {
        report: values.wing === 'all' ? dungeon.report : ofWing(dungeon.report, values.wing),
        fastest: hasWings({ wings: dungeon.wings ?? [] })
          ? [...dungeon.fastest.slice(0, 1), ...(dungeon.fastestOfWings ?? [])]
          : dungeon.fastest,
      },
  );
}

/** The parts of a report that are about a wing. */
function ofWing(report: DungeonReportPartsFragment, wing: string): DungeonReportPartsFragment {
  const own = <Row extends { readonly instance: { readonly id: string } | null }>(rows: readonly Row[]) =>
    rows.filter(({ instance }) => instance?.id === wing);
  return {
    bands: own(report.bands),
    encounters: own(report.encounters),
    months: own(report.months),
    parties: own(report.parties),
    firsts: own(report.firsts),
    best: own(report.best),
  };
}

/** Lists the sessions that match the filter, newest first, with the sums of all of them. */
export const listSessions = (list: ListAddress<typeof RUN_FILTER>, size?: number) =>
  findByNames(list.values, (owner) => listOwnSessions(owner, list, size));

/** A player or a guild, or both, whose sessions are meant. */
export interface SessionOwner {
  readonly characterId?: string | undefined;
  readonly guildId?: string | undefined;
}

/**
 * Lists the sessions of a player, or those that a guild made up half of, newest first, with the sums of all of them.
 */
export const listOwnSessions = (
  owner: SessionOwner,
  { values, cursor }: ListAddress<typeof OWN_SESSION_FILTER> | ListAddress<typeof RUN_FILTER>,
  size: number = SESSIONS_PER_PAGE,
) =>
  pageOrFirst(size, cursor, (page) =>
    query(GetDungeonSessionsDocument, { ...owner, where: sessionWhere(values), ...page }, LIVE),
  );

/** Loads what a player or a guild has done in dungeons. */
export const getOwnClears = async (owner: SessionOwner) =>
  mapAnswer(await query(GetOwnClearsDocument, owner, LIVE), ({ dungeonRecord }) => dungeonRecord);
