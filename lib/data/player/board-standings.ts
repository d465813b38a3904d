import {
  type CharacterCardFragment,
  GetMonthlyDeathsDocument,
  GetMonthlyGuildLeaderboardDocument,
  GetMonthlyLeaderboardDocument,
  GetWeeklyDeathsDocument,
  GetWeeklyGuildLeaderboardDocument,
  GetWeeklyLeaderboardDocument,
  type GuildStandingFragment,
  type GuildTagFragment,
  type PlayerStandingFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { isBeforeRecord, whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Standing } from '#lib/game/boards/board-order.ts';
import { withShares } from '#lib/game/boards/ties.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';

import { policyOfTime } from '../policy-of-time.ts';

/** An entry of the API's boards with whom it is about. */
export interface BoardEntry<Owner> extends Standing {
  readonly owner: Owner;
}

const policyOf = (period: BoardPeriod, now: Date) => policyOfTime({ time: periodSpan(period) }, now, LIVE);

/**
 * Every place of the API's board of players, in its order.
 * @throws ApiError
 */
export const playerStandings = (period: BoardPeriod, now: Date): Promise<Answer<PlayerEntries>> =>
  playersOf(period, now, { week: GetWeeklyLeaderboardDocument, month: GetMonthlyLeaderboardDocument });

/**
 * Every place of the API's board of players by deaths; null where it orders by kills alone.
 * @throws ApiError
 */
export async function deathStandings(period: BoardPeriod, now: Date): Promise<Answer<PlayerEntries | null>> {
  const isOffered = await whatIsOffered();
  const order = `Query.${period.unit}lyKillLeaderboard(order:)`;
  if (!isOffered(order) || isBeforeRecord(order, periodSpan(period).gte)) return NO_ANSWER;
  return playersOf(period, now, { week: GetWeeklyDeathsDocument, month: GetMonthlyDeathsDocument });
}

type PlayerEntries = readonly BoardEntry<CharacterCardFragment>[];

interface PlayerBoards {
  readonly week: typeof GetWeeklyLeaderboardDocument | typeof GetWeeklyDeathsDocument;
  readonly month: typeof GetMonthlyLeaderboardDocument | typeof GetMonthlyDeathsDocument;
}

async function playersOf(
  period: BoardPeriod,
  now: Date,
  boards: PlayerBoards,
): Promise<Answer<PlayerEntries>> {
  const policy = policyOf(period, now);
  const answer =
    period.unit === 'week'
      ? mapAnswer(
          await query(boards.week, { year: period.year, week: period.week }, policy),
          (data) => data.weeklyKillLeaderboard,
        )
      : mapAnswer(
          await query(boards.month, { year: period.year, month: period.month }, policy),
          (data) => data.monthlyKillLeaderboard,
        );
  return mapAnswer(answer, (standings: readonly PlayerStandingFragment[]) =>
    withShares(standings).map((standing) => entryOf(standing, standing.character)),
  );
}

/**
 * Every place of the API's board of guilds, in its order.
 * @throws ApiError
 */
export async function guildStandings(
  period: BoardPeriod,
  now: Date,
): Promise<Answer<readonly BoardEntry<GuildTagFragment>[]>> {
  const policy = policyOf(period, now);
  const answer =
    period.unit === 'week'
      ? mapAnswer(
          await query(GetWeeklyGuildLeaderboardDocument, { year: period.year, week: period.week }, policy),
          (data) => data.weeklyGuildKillLeaderboard,
        )
      : mapAnswer(
          await query(GetMonthlyGuildLeaderboardDocument, { year: period.year, month: period.month }, policy),
          (data) => data.monthlyGuildKillLeaderboard,
        );
  return mapAnswer(answer, (standings: readonly GuildStandingFragment[]) =>
    withShares(standings).map((standing) => entryOf(standing, standing.guild)),
  );
}

const entryOf = <Owner>({ rank, sharedBy, kills, deaths }: Standing, owner: Owner): BoardEntry<Owner> => ({
  rank,
  sharedBy,
  kills,
  deaths,
  owner,
});
