import {
  CountKillsByDayDocument,
  CountKillsByWeekDocument,
  type DayCountFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, OVER, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import {
  activitySpans,
  activityWeeks,
  type ActivitySpan,
  dayOf,
  everyDay,
  fromFirstRecord,
  type PastDays,
  tellsEveryDay,
} from '#lib/game/overview/activity.ts';
import { type YearDay, yearDays, yearStart } from '#lib/game/overview/year.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';

import { byFighter, ofFighter } from './kill-samples.ts';
import { policyOfTime } from '../policy-of-time.ts';

/** Names of the weeks that are over in the question that counts them, the first one first. */
const WEEKS = [
  ...(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9', 'w10', 'w11', 'w12', 'w13'] as const),
  ...(['w14', 'w15', 'w16', 'w17', 'w18', 'w19', 'w20', 'w21', 'w22', 'w23', 'w24', 'w25'] as const),
];

/**
 * The kills and deaths of a player or a guild by day. Our own API counts each day; of another one the newest records
 * tell days, and the weeks before them are counted. Days and weeks are not asked for again for hours: they are over.
 * @param sampled all their kills and deaths, of no filter
 */
export async function getActivity(
  whose: Fighter,
  sampled: Promise<Answer<KillSample>>,
  now: Date,
): Promise<Answer<readonly ActivitySpan[]>> {
  const countsDays = (await whatIsOffered())('Query.killsByDay');
  const [sample, days] = await Promise.all([
    sampled,
    countsDays ? countByDay(whose, now, activityWeeks(now)[0] ?? 0) : null,
  ]);
  const { records, thisWeek, kills: allKills, deaths: allDeaths } = sample.data;
  const counted = days?.data;
  if (days && counted) return joinAnswers([sample, days], fromFirstRecord(everyDay(thisWeek, counted, now)));
  const moments = records ?? {
    kills: { total: allKills.total, rows: [] },
    deaths: { total: allDeaths.total, rows: [] },
  };
  if (tellsEveryDay(moments, now))
    return mapAnswer(sample, () => fromFirstRecord(activitySpans(moments, thisWeek, null, now)));
  const [kills, deaths] = await Promise.all([
    countByWeek(byFighter(whose), now),
    countByWeek(ofFighter(whose), now),
  ]);
  const past = { kills: kills.data, deaths: deaths.data };
  return joinAnswers([sample, kills, deaths], fromFirstRecord(activitySpans(moments, thisWeek, past, now)));
}

/** The kills and deaths of a guild on each day of the year up to yesterday; false where the API counts no days. */
export async function getGuildYear(guildId: string, now: Date): Promise<Answer<readonly YearDay[] | false>> {
  if (!(await whatIsOffered())('Query.killsByDay')) return { data: false, provenance: null };
  return mapAnswer(await countByDay({ guildId }, now, yearStart(now)), (past) =>
    past ? yearDays(past, now) : false,
  );
}

/** The days from a first one up to yesterday; null where the API turns out to have no such count. */
async function countByDay(whose: Fighter, now: Date, first: number): Promise<Answer<PastDays | null>> {
  const time = { gte: first, lt: dayOf(now) };
  const variables = { kills: { ...byFighter(whose), time }, deaths: { ...ofFighter(whose), time } };
  const answer = await query(CountKillsByDayDocument, variables, policyOfTime({ time }, now, SUMS, OVER));
  return mapAnswer(answer, ({ kills, deaths }) =>
    kills && deaths ? { kills: byDay(kills), deaths: byDay(deaths) } : null,
  );
}

const byDay = (counts: readonly DayCountFragment[]): ReadonlyMap<number, number> =>
  new Map(counts.map(({ day, kills }) => [day, kills]));

async function countByWeek(where: KillFilterInput, now: Date): Promise<Answer<readonly number[]>> {
  const mondays = activityWeeks(now);
  const variables: Partial<Record<(typeof WEEKS)[number], KillFilterInput>> = {};
  for (const [week, name] of WEEKS.entries()) {
    variables[name] = { ...where, time: { gte: mondays[week] ?? 0, lt: mondays[week + 1] ?? 0 } };
  }
  return mapAnswer(await query(CountKillsByWeekDocument, variables, OVER), (counts) =>
    WEEKS.map((name) => counts[name]?.totalCount ?? 0),
  );
}
