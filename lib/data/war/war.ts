import {
  GetFrontDocument,
  GetKillsTodayDocument,
  GetSkirmishesDocument,
  type KillFilterInput,
  type SkirmishRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, LIVE, PROFILE } from '#lib/api/answer.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { BIG_SKIRMISH } from '#lib/game/battles/big-skirmish.ts';
import { minuteOf } from '#lib/game/calendar.ts';
import { frontOf, inOrder, type Front, type KillsToday, type RealmBalance } from '#lib/game/boards/front.ts';
import { BY_PLACE } from '#lib/url/filter/kill-filter.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

import { countManyKills } from './count-many-kills.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Zones whose kills are counted: as many as one question counts for both realms. */
const ZONES = 12;

/** Counts the kills of both realms of today's UTC day, and of yesterday and the day a week ago until the same time. */
export async function getKillsToday(now: Date): Promise<Answer<KillsToday>> {
  const until = minuteOf(now);
  const start = until - (until % DAY);
  const daysAgo = (days: number): KillFilterInput => ({
    time: { gte: start - days * DAY, lt: until - days * DAY },
  });
  const [today, yesterday, lastWeek] = [daysAgo(0), daysAgo(1), daysAgo(7)];
  const variables = {
    order: killsByRealm(today, 'ORDER'),
    destruction: killsByRealm(today, 'DESTRUCTION'),
    orderYesterday: killsByRealm(yesterday, 'ORDER'),
    destructionYesterday: killsByRealm(yesterday, 'DESTRUCTION'),
    orderLastWeek: killsByRealm(lastWeek, 'ORDER'),
    destructionLastWeek: killsByRealm(lastWeek, 'DESTRUCTION'),
  };
  return mapAnswer(await query(GetKillsTodayDocument, variables, PROFILE), (counted) => ({
    until,
    today: balanceOf(counted.order, counted.destruction),
    yesterday: balanceOf(counted.orderYesterday, counted.destructionYesterday),
    lastWeek: balanceOf(counted.orderLastWeek, counted.destructionLastWeek),
  }));
}

type Count = { readonly totalCount: number } | null;

const balanceOf = (order: Count, destruction: Count): RealmBalance => ({
  order: order?.totalCount ?? 0,
  destruction: destruction?.totalCount ?? 0,
});

/**
 * The zones of the open world by the kills of the last two hours, with the kills of each realm, the most first. Where there are more kills
 * than the API lists at once, the zones are those of the newest; their kills are counted all the same.
 */
export async function getFront(now: Date): Promise<Answer<Front>> {
  const time = { gte: minuteOf(now) - 2 * HOUR, lt: minuteOf(now) + MINUTE };
  const open = { time, ...BY_PLACE.rvr };
  const variables = { where: open, inScenarios: { time, ...BY_PLACE.scenario }, first: mostRows() };
  const answer = await query(GetFrontDocument, variables, PROFILE);
  const newest = answer.data.kills?.nodes ?? [];
  const kills = answer.data.kills?.totalCount ?? 0;
  const counts = { kills, of: newest.length, inScenarios: answer.data.scenarios?.totalCount ?? 0 };
  const found = frontOf(newest);
  if (kills <= newest.length) return mapAnswer(answer, () => ({ zones: found, others: 0, ...counts }));
  const zones = found.slice(0, ZONES);
  const conditions = zones.flatMap(({ id }) => {
    const where = { ...open, zoneId: { eq: Number(id) } };
    return [killsByRealm(where, 'ORDER'), killsByRealm(where, 'DESTRUCTION')];
  });
  const sides = await countManyKills(conditions, { policy: PROFILE });
  const counted = zones.map(({ id, name }, index) => ({
    id,
    name,
    order: sides.data[2 * index] ?? 0,
    destruction: sides.data[2 * index + 1] ?? 0,
  }));
  return joinAnswers([answer, sides], {
    zones: inOrder(counted),
    others: found.length - zones.length,
    ...counts,
  });
}

/** The newest skirmish of many players; null where there is none. */
export async function getNewestBigSkirmish(): Promise<
  Answer<{ readonly skirmish: SkirmishRowFragment | null }>
> {
  const variables = { where: { numberOfPlayers: { gte: BIG_SKIRMISH } }, first: 1 };
  return mapAnswer(await query(GetSkirmishesDocument, variables, LIVE), ({ skirmishes }) => ({
    skirmish: skirmishes?.nodes?.[0] ?? null,
  }));
}
