import { arrayIntegers, arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { spanBetween, type TimeSpan, wholeBlocks } from '../engine/where/time-span.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Spans before, which tell what is usual. */
const BEFORE = 8;
/** The fewest of them that tell it. */
const FEWEST = 3;
/** Seconds of the longest span in which characters are counted: a day, and the minute that is running. */
const LONGEST_COUNTED = DAY + 60;
/** The greatest id of a zone. */
const LARGEST_ZONE = 65_535;
/** Days of the longest list. */
const MOST_DAYS = 1_100;
/** Places of a board, and the most rows that share them. */
const [PLACES, MOST_LEADERS] = [10, 30];

/** The kills of a zone in a span, beside those of the spans before: null for fewer than three that are known. */
export type ZoneWarRecord = {
  zoneId: number;
  order: number;
  destruction: number;
  fighters: number | null;
  mostFighters: number;
  spans: number;
} & Record<'low' | 'median' | 'high', number | null>;

/** A span of time, in one zone or in all. */
export type ZoneWarQuery = { zoneId: number | null; from: number; to: number };

/**
 * Counts the kills of zones in a span, and in the eight spans before it: of those with a kill in any of them, and of the
 * one that is asked for.
 */
export async function zoneWar(sql: Database, { zoneId, ...asked }: ZoneWarQuery): Promise<ZoneWarRecord[]> {
  const span = spanBetween(asked.from, asked.to);
  const length = Math.max(0, span.to - span.from);
  const step = Math.max(1, Math.ceil((length - 60) / WEEK)) * WEEK;
  const spans = Array.from({ length: BEFORE + 1 }, (_, n) => ({
    from: span.from - n * step,
    to: span.to - n * step,
  }));
  const ofZone = zoneId === null ? sql`` : sql`and zone_id = ${zoneId}::bigint`;
  const itself =
    zoneId === null
      ? sql``
      : sql`union select ${zoneId}::integer where ${zoneId}::integer between 0 and ${LARGEST_ZONE}`;
  const rows = await sql<Counted<Omit<ZoneWarRecord, 'low' | 'median' | 'high'>>[]>`
    /* zoneWar */
    with counted as materialized (${killsOfSpans(sql, spans, ofZone)}), known as (
      select n from unnest(${arrayLiteral(spans.map(({ from }) => from))}::bigint[]) with ordinality span (since, place)
      cross join lateral (select (place - 1)::integer as n) its
      where n > 0 and since >= (select kills_begin())
    ), fighting as materialized (${fightersOfSpan(sql, span, ofZone)})
    select listed.zone_id as "zoneId", coalesce(own.of_order, 0)::integer as "order",
           coalesce(own.of_destruction, 0)::integer as destruction,
           ${length > LONGEST_COUNTED ? sql`null::integer` : sql`coalesce(fighting.fighters, 0)`} as fighters,
           coalesce(most.fighters, 0) as "mostFighters", spans, counts
    from (select distinct zone_id from counted ${itself}) listed
    left join counted own on own.zone_id = listed.zone_id and n = 0
    left join fighting on fighting.zone_id = listed.zone_id
    cross join lateral (
      select max(fighters) as fighters from zone_hour
      where zone_id = listed.zone_id and hour >= ${Math.ceil(span.from / HOUR)} and hour < ${Math.floor(span.to / HOUR)}
    ) most
    cross join lateral (
      select count(*)::integer as spans,
             coalesce(array_agg(coalesce(past.of_order + past.of_destruction, 0)), '{}') as counts
      from known left join counted past on past.n = known.n and past.zone_id = listed.zone_id
    ) usual
    order by listed.zone_id`;
  return rows.map(({ counts, ...zone }) => {
    const [low = null, median = null, high = null] = quantiles(counts, [0.25, 0.5, 0.75]);
    return Object.assign(zone, { low, median, high });
  });
}

/** A record beside the kills of each span that is known, in text form: the database takes far longer to sort them. */
type Counted<Row> = Row & { counts: string };

/** Interpolates quantiles as PostgreSQL's percentile_cont does; none of fewer counts than tell what is usual. */
function quantiles(counts: string, shares: readonly number[]): readonly number[] {
  const sorted = arrayIntegers(counts).toSorted((one, other) => one - other);
  if (sorted.length < FEWEST) return [];
  return shares.map((share) => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? 0;
    return low + ((sorted[Math.ceil(place)] ?? 0) - low) * (place % 1);
  });
}

/** Adds up whole days and whole hours from their sums, and the rest of the first and the last hour from the kills. */
function killsOfSpans(sql: Database, spans: readonly TimeSpan[], ofZone: Fragment): Fragment {
  const parts = spans.map((span) => {
    const { blocks: days, edges } = wholeBlocks(span, DAY);
    const rests = edges.map((edge) => wholeBlocks(edge, HOUR));
    return {
      days: [days],
      hours: rests.map(({ blocks }) => blocks),
      seconds: rests.flatMap((rest) => rest.edges),
    };
  });
  const ranges = (unit: 'days' | 'hours' | 'seconds'): Fragment => {
    const all = parts.flatMap((part, n) => part[unit].map(({ from, to }) => ({ n, from, to })));
    const filled = all.filter(({ from, to }) => to > from);
    const list = (name: 'n' | 'from' | 'to') => arrayLiteral(filled.map((range) => range[name]));
    return sql`unnest(${list('n')}::integer[], ${list('from')}::bigint[], ${list('to')}::bigint[]) span (n, since, until)`;
  };
  return sql`
    select n, zone_id, sum(kills_order)::bigint as of_order, sum(kills_destruction)::bigint as of_destruction
    from (
      select n, zone_id, kills_order, kills_destruction
      from ${ranges('days')} join zone_day on day >= since and day < until ${ofZone}
      union all
      select n, zone_id, kills_order, kills_destruction
      from ${ranges('hours')} join zone_hour on hour >= since and hour < until ${ofZone}
      union all
      select n, zone_id, (not is_of_destruction(killer_career))::integer, is_of_destruction(killer_career)::integer
      from ${ranges('seconds')} join kill on time >= since and time < until and killer_id <> victim_id ${ofZone}
    ) part
    group by n, zone_id`;
}

/** Counts the characters of a span; of a long one none. */
const fightersOfSpan = (sql: Database, { from, to }: TimeSpan, ofZone: Fragment): Fragment => sql`
  select zone_id, count(distinct character_id)::integer as fighters
  from (
    select * from kill
    where time >= ${from}::bigint and time < ${to - from > LONGEST_COUNTED ? from : to}::bigint ${ofZone}
  ) kill
  cross join lateral (
    select victim_id as character_id
    union all
    select character_id from kill_attacker where kill_id = kill.id and killer_id <> kill.victim_id
  ) part
  group by 1`;

/** An hour of the week from 0, Monday at 0:00, to 167, in the weeks of the last eight that are known. */
export type ZoneHourRecord = Record<'hour' | 'order' | 'destruction' | 'weeks', number> & {
  usual: number | null;
};

/** Counts the kills of a zone by hour of the week, over the eight weeks that end with the last whole hour. */
export async function zoneHours(sql: Database, zoneId: number, to: number): Promise<ZoneHourRecord[]> {
  const end = Math.floor(spanBetween(0, to).to / HOUR);
  const since = end - (BEFORE * WEEK) / HOUR;
  // The first hour of 1970 was that of a Thursday.
  const rows = await sql<Counted<Omit<ZoneHourRecord, 'usual'>>[]>`
    /* zoneHours */
    select (at + 72) % 168 as hour, coalesce(sum(kills_order), 0)::integer as "order",
           coalesce(sum(kills_destruction), 0)::integer as destruction, (count(*) filter (where is_known))::integer as weeks,
           coalesce(array_agg(coalesce(kills_order + kills_destruction, 0)) filter (where is_known), '{}') as counts
    from generate_series(${since}::integer, ${end - 1}::integer) at
    cross join lateral (select coalesce(at >= ((select kills_begin()) + ${HOUR - 1}) / ${HOUR}, false) as is_known) its
    left join zone_hour on zone_id = ${zoneId}::bigint and hour = at
    group by 1 order by 1`;
  return rows.map(({ counts, ...hour }) => {
    const [usual = null] = quantiles(counts, [0.5]);
    return Object.assign(hour, { usual });
  });
}

/** The kills in a zone on a day in UTC, such as 2026-11-30. */
export type ZoneDayRecord = { day: string; order: number; destruction: number };

/** Lists the days between two moments on which there was a kill in a zone, the newest 1,100 at most. */
export function zoneDays(sql: Database, zoneId: number, span: TimeSpan) {
  const { from, to } = spanBetween(span.from, span.to);
  return sql<ZoneDayRecord[]>`
    /* zoneDays */
    select day_text(day) as day, kills_order as "order", kills_destruction as destruction
    from (
      select * from zone_day
      where zone_id = ${zoneId}::bigint and day between ${Math.floor(from / DAY)} and ${Math.floor(to / DAY)}
        and kills_order + kills_destruction > 0
      order by day desc limit ${MOST_DAYS}
    ) newest
    order by newest.day`;
}

/** A player or a guild with the place among all by kills. */
export type LeaderRecord = { id: number; place: number; kills: number; sharedBy: number };

const leaders = (sql: Database, id: Fragment, { zoneId, from, to }: LeadersQuery) => sql<LeaderRecord[]>`
  /* zoneLeaders */
  select * from (
    select id, kills, (rank() over (order by kills desc))::integer as place,
           (count(*) over (partition by kills))::integer as "sharedBy"
    from (
      select ${id} as id, count(*)::integer as kills from kill
      where zone_id = ${zoneId}::bigint and time >= ${from}::bigint and time < ${to}::bigint and killer_id <> victim_id
      group by 1
    ) counted
    where id is not null
  ) ranked
  where place <= ${PLACES}
  order by place, id limit ${MOST_LEADERS}`;

/** A zone and a span of time. */
export type LeadersQuery = { zoneId: number; from: number; to: number };

/** Lists the players with the most kills in a zone, with who shares the last place, 30 at most. */
export const leadingPlayers = (sql: Database, query: LeadersQuery) => leaders(sql, sql`killer_id`, query);

/** The same of guilds, by that of the killer at that moment. */
export const leadingGuilds = (sql: Database, query: LeadersQuery) =>
  leaders(sql, sql`killer_guild_id`, query);
