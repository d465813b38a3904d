import {
  GetMonthlyGuildLeaderboardDocument,
  GetMonthlyLeaderboardDocument,
  GetRealmBalanceDocument,
  GetWeeklyGuildLeaderboardDocument,
  GetWeeklyLeaderboardDocument,
  type GuildStandingFragment,
  type PlayerStandingFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { timeRange } from '#lib/url/filter/kill-filter.ts';
import { type Ranked, withShares } from '#lib/game/boards/ties.ts';
import { isoWeekOf, monthOf } from '#lib/game/calendar.ts';
import type { RealmBalance } from '#lib/game/boards/front.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

/** Places that a leaderboard shows (rules.md: Page sizes). */
const PLACES = 10;

const best = <Entry extends Ranked>(board: readonly Entry[]): readonly Entry[] =>
  withShares(board).slice(0, PLACES);

/** The best players of the ISO week that `now` falls in, in UTC. */
export async function listWeeklyLeaderboard(now: Date): Promise<Answer<readonly PlayerStandingFragment[]>> {
  const answer = await query(GetWeeklyLeaderboardDocument, isoWeekOf(now), LIVE);
  return mapAnswer(answer, ({ weeklyKillLeaderboard }) => best(weeklyKillLeaderboard));
}

/** The best players of the month that `now` falls in, in UTC. */
export async function listMonthlyLeaderboard(now: Date): Promise<Answer<readonly PlayerStandingFragment[]>> {
  const answer = await query(GetMonthlyLeaderboardDocument, monthOf(now), LIVE);
  return mapAnswer(answer, ({ monthlyKillLeaderboard }) => best(monthlyKillLeaderboard));
}

/** The best guilds of the ISO week that `now` falls in, in UTC. */
export async function listWeeklyGuildLeaderboard(
  now: Date,
): Promise<Answer<readonly GuildStandingFragment[]>> {
  const answer = await query(GetWeeklyGuildLeaderboardDocument, isoWeekOf(now), LIVE);
  return mapAnswer(answer, ({ weeklyGuildKillLeaderboard }) => best(weeklyGuildKillLeaderboard));
}

/** The best guilds of the month that `now` falls in, in UTC. */
export async function listMonthlyGuildLeaderboard(
  now: Date,
): Promise<Answer<readonly GuildStandingFragment[]>> {
  const answer = await query(GetMonthlyGuildLeaderboardDocument, monthOf(now), LIVE);
  return mapAnswer(answer, ({ monthlyGuildKillLeaderboard }) => best(monthlyGuildKillLeaderboard));
}

/** Kills of this week by the realm of the killer's career. */
export async function getWeeklyRealmBalance(now: Date): Promise<Answer<RealmBalance>> {
  const where = { time: timeRange('thisWeek', now) };
  const answer = await query(
    GetRealmBalanceDocument,
    { order: killsByRealm(where, 'ORDER'), destruction: killsByRealm(where, 'DESTRUCTION') },
    LIVE,
  );
  return mapAnswer(answer, ({ order, destruction }) => ({
    order: order?.totalCount ?? 0,
    destruction: destruction?.totalCount ?? 0,
  }));
}
