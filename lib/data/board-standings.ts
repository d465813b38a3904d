import {
  type CharacterCardFragment,
  GetMonthlyGuildLeaderboardDocument,
  GetMonthlyLeaderboardDocument,
  GetWeeklyGuildLeaderboardDocument,
  GetWeeklyLeaderboardDocument,
  type GuildStandingFragment,
  type GuildTagFragment,
  type PlayerStandingFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Standing } from '#lib/game/boards/board-order.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';

import { policyOfTime } from './policy-of-time.ts';

/** An entry of the API's boards with whom it is about. */
export interface BoardEntry<Owner> extends Standing {
  readonly owner: Owner;
}

const policyOf = (period: BoardPeriod, now: Date) => policyOfTime({ time: periodSpan(period) }, now, LIVE);

/**
 * Every place of the API's board of players, in its order.
 * @throws ApiError
 */
export async function playerStandings(
  period: BoardPeriod,
  now: Date,
): Promise<Answer<readonly BoardEntry<CharacterCardFragment>[]>> {
  const policy = policyOf(period, now);
  const answer =
    period.unit === 'week'
      ? mapAnswer(
          await query(GetWeeklyLeaderboardDocument, { year: period.year, week: period.week }, policy),
          (data) => data.weeklyKillLeaderboard,
        )
      : mapAnswer(
          await query(GetMonthlyLeaderboardDocument, { year: period.year, month: period.month }, policy),
          (data) => data.monthlyKillLeaderboard,
        );
  return mapAnswer(answer, (standings: readonly PlayerStandingFragment[]) =>
    standings.map(({ rank, kills, deaths, character }) => ({ rank, kills, deaths, owner: character })),
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
    standings.map(({ rank, kills, deaths, guild }) => ({ rank, kills, deaths, owner: guild })),
  );
}
