import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  GetMonthlyGuildLeaderboardDocument,
  GetMonthlyLeaderboardDocument,
  GetRealmBalanceDocument,
  GetWeeklyGuildLeaderboardDocument,
  GetWeeklyLeaderboardDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { timeRange } from '#lib/url/filter/kill-filter.ts';
import { type Ranked, withShares } from '#lib/game/boards/ties.ts';
import { isoWeekOf, monthOf } from '#lib/game/calendar.ts';
import type { RealmBalance } from '#lib/game/boards/front.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

/** Places that a leaderboard shows (rules.md: Page sizes). */
const PLACES = 10;

/** The best of the only list in an answer. */
const best = async <Entry extends Ranked, Variables extends object>(
  document: TypedDocumentNode<Readonly<Record<string, readonly Entry[]>>, Variables>,
  variables: Variables,
): Promise<Answer<readonly Entry[]>> =>
  mapAnswer(await query(document, variables, LIVE), (boards) =>
    withShares(Object.values(boards).flat()).slice(0, PLACES),
  );

/** The best players of the ISO week that `now` falls in, in UTC. */
export const listWeeklyLeaderboard = (now: Date) => best(GetWeeklyLeaderboardDocument, isoWeekOf(now));

/** The best players of the month that `now` falls in, in UTC. */
export const listMonthlyLeaderboard = (now: Date) => best(GetMonthlyLeaderboardDocument, monthOf(now));

/** The best guilds of the ISO week that `now` falls in, in UTC. */
export const listWeeklyGuildLeaderboard = (now: Date) =>
  best(GetWeeklyGuildLeaderboardDocument, isoWeekOf(now));

/** The best guilds of the month that `now` falls in, in UTC. */
export const listMonthlyGuildLeaderboard = (now: Date) =>
  best(GetMonthlyGuildLeaderboardDocument, monthOf(now));

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
