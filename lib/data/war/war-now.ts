import {
  type BattleListRowFragment,
  type FightersFragment,
  GetBattlesDocument,
  GetBegunEventsDocument,
  GetEventsDocument,
  GetFightersDocument,
  GetRunsDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, orFalse, PROFILE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { registeredArchive } from '#lib/api/site-archive.ts';
import { type DatedEvent, datedEvents, withArchived } from '#lib/game/war/events.ts';
import { type RecentResults, recentResults } from '#lib/game/war/scenario-results.ts';
import type { WAR_FILTER } from '#lib/url/filter/war-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { minuteOf } from '#lib/game/calendar.ts';

const HOUR = 3_600;
/** Seconds after its last skirmish in which a battle goes on. */
export const BATTLE_PAUSE = 900;
/** Battles that are looked at for those that go on. */
const BATTLES = 10;

/** Counts those who fight, as of the minute, so that all visitors of it share one answer. */
export async function getFighters(
  now: Date,
  { values: { tier } }: ListAddress<typeof WAR_FILTER>,
): Promise<Answer<FightersFragment>> {
  const variables = { until: minuteOf(now), tier: tier === 'all' ? null : Number(tier) };
  return mapAnswer(await query(GetFightersDocument, variables, PROFILE), ({ fighters }) => fighters);
}

/** Lists the battles whose last skirmish ended so late that another may still belong to them, the newest first. */
export async function listRunningBattles(now: Date): Promise<Answer<readonly BattleListRowFragment[]>> {
  const since = minuteOf(now) - BATTLE_PAUSE;
  const found = await query(GetBattlesDocument, { first: BATTLES, where: {} }, PROFILE);
  return mapAnswer(found, ({ battles }) => (battles?.nodes ?? []).filter(({ endTime }) => endTime >= since));
}

/** Counts the results of the scenarios that ended in the last hour. */
export async function getRecentResults(now: Date): Promise<Answer<readonly RecentResults[]>> {
  const where = { endTime: { gte: minuteOf(now) - HOUR } };
  const found = await query(GetRunsDocument, { where, first: mostRows() }, PROFILE);
  return mapAnswer(found, ({ scenarios }) => recentResults(scenarios?.nodes ?? []));
}

/** Lists all events and those that an archive has kept, what runs first; none where the API has no events. */
export async function listEvents(now: Date): Promise<Answer<readonly DatedEvent[]>> {
  if (!(await whatIsOffered())('Query.events')) return { data: [], provenance: null };
  const [listed, archived] = await Promise.all([
    query(GetEventsDocument, {}, PROFILE),
    registeredArchive() && orFalse(query(GetBegunEventsDocument, { until: minuteOf(now) }, PROFILE)),
  ]);
  return mapAnswer(listed, ({ events }) =>
    withArchived(datedEvents(events, now), datedEvents(archived?.data ? archived.data.begunEvents : [], now)),
  );
}
