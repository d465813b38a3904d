import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  GetMonthlyDeathsDocument,
  GetMonthlyGuildLeaderboardDocument,
  GetMonthlyLeaderboardDocument,
  GetWeeklyDeathsDocument,
  GetWeeklyGuildLeaderboardDocument,
  GetWeeklyLeaderboardDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, NO_ANSWER, LIVE } from '#lib/api/answer.ts';
import { isBeforeArchive, whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Standing } from '#lib/game/boards/board-order.ts';
import { withShares } from '#lib/game/boards/ties.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';

import { policyOfTime } from '../policy-of-time.ts';

/** An entry of the API's boards with whom it is about. */
export interface BoardEntry<Owner> extends Standing {
  readonly owner: Owner;
}

/** The API's boards of a week and of a month. */
interface Boards<Entry> {
  readonly week: TypedDocumentNode<Board<Entry>, { year: number; week: number }>;
  readonly month: TypedDocumentNode<Board<Entry>, { year: number; month: number }>;
}

/** The answer of a board: its only field is the list. */
type Board<Entry> = Readonly<Record<string, readonly Entry[]>>;

/** Every place of a board, in its order. */
async function standingsOn<Entry extends Standing, Owner>(
  boards: Boards<Entry>,
  period: BoardPeriod,
  now: Date,
  ownerOf: (entry: Entry) => Owner,
): Promise<Answer<readonly BoardEntry<Owner>[]>> {
  const policy = policyOfTime({ time: periodSpan(period) }, now, LIVE);
  const { year } = period;
  const answer =
    period.unit === 'week'
      ? await query(boards.week, { year, week: period.week }, policy)
      : await query(boards.month, { year, month: period.month }, policy);
  return mapAnswer(answer, (board) =>
    withShares(Object.values(board).flat()).map((entry) => {
      const { rank, sharedBy, kills, deaths } = entry;
      return { rank, sharedBy, kills, deaths, owner: ownerOf(entry) };
    }),
  );
}

const PLAYERS = { week: GetWeeklyLeaderboardDocument, month: GetMonthlyLeaderboardDocument };
const DEATHS = { week: GetWeeklyDeathsDocument, month: GetMonthlyDeathsDocument };
const GUILDS = { week: GetWeeklyGuildLeaderboardDocument, month: GetMonthlyGuildLeaderboardDocument };

/** Every place of the API's board of players, in its order. */
export const playerStandings = (period: BoardPeriod, now: Date) =>
  standingsOn(PLAYERS, period, now, ({ character }) => character);

/** Every place of the API's board of players by deaths; null where it orders by kills alone. */
export async function deathStandings(period: BoardPeriod, now: Date) {
  const offers = await whatIsOffered();
  const order = `Query.${period.unit}lyKillLeaderboard(order:)`;
  if (!offers(order) || isBeforeArchive(order, periodSpan(period).gte)) return NO_ANSWER;
  return standingsOn(DEATHS, period, now, ({ character }) => character);
}

/** Every place of the API's board of guilds, in its order. */
export const guildStandings = (period: BoardPeriod, now: Date) =>
  standingsOn(GUILDS, period, now, ({ guild }) => guild);
