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
      : sql`union all select 0, ${zoneId}::integer, 0, 0 where ${zoneId}::integer between 0 and ${LARGEST_ZONE}`;
  const rows = await sql<
    Counted<Omit<ZoneWarRecord, 'fighters' | 'low' | 'median' | 'high'> & { characters: string }>[]
  >`
    /* zoneWar */
    with known as materialized (
      select coalesce(array_agg(place - 1), '{}') as places
      from unnest(${arrayLiteral(spans.map(({ from }) => from))}::bigint[]) with ordinality span (since, place)
      where place > 1 and since >= (select kills_begin())
    ), listed as materialized (
      select zone_id, coalesce(sum(of_order) filter (where n = 0), 0)::integer as of_order,
             coalesce(sum(of_destruction) filter (where n = 0), 0)::integer as of_destruction,
             coalesce(array_agg(of_order + of_destruction) filter (where n = any((select places from known)::bigint[])), '{}')
               as counts
      from (${killsOfSpans(sql, spans, ofZone)} ${itself}) part
      group by zone_id
    ), fighting as materialized (${fightersOfSpan(sql, span, ofZone)})
    select listed.zone_id as "zoneId", of_order as "order", of_destruction as destruction,
           coalesce(characters, '{}') as characters, coalesce(most.fighters, 0) as "mostFighters",
           cardinality((select places from known)) as spans, counts
    from listed
    left join fighting on fighting.zone_id = listed.zone_id
    cross join lateral (
      ${mostFighters(sql, span)}
    ) most
    order by listed.zone_id`;
  return rows.map(({ counts, characters, ...zone }) => {
    const [low = null, median = null, high = null] = quantiles(counts, zone.spans, [0.25, 0.5, 0.75]);
    const fighters = isCounted(span) ? new Set(arrayIntegers(characters)).size : null;
    return Object.assign(zone, { fighters, low, median, high });
  });
}

/** A record beside the kills of each span that has any, in text form: the database takes far longer to sort them. */
type Counted<Row> = Row & { counts: string };

/**
 * Interpolates quantiles as PostgreSQL's percentile_cont does; none of fewer spans than tell what is usual.
 * @param counts those of spans with a kill
 * @param known the number of all spans
 */
function quantiles(counts: string, known: number, shares: readonly number[]): readonly number[] {
  if (known < FEWEST) return [];
  const some = arrayIntegers(counts);
  const none = Array.from({ length: known - some.length }, () => 0);
  const sorted = [...none, ...some.toSorted((one, other) => one - other)];
  return shares.map((share) => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? 0;
    return low + ((sorted[Math.ceil(place)] ?? 0) - low) * (place % 1);
  });
}

/** The whole days of a span, the whole hours before and after them, and what is left of the first and the last hour. */
function partsOf(span: TimeSpan) {
  const { blocks: days, edges } = wholeBlocks(span, DAY);
  const rests = edges.map((edge) => wholeBlocks(edge, HOUR));
  return {
    days: [days],
    hours: rests.map(({ blocks }) => blocks),
    seconds: rests.flatMap((rest) => rest.edges),
  };
}

const numbered = (ranges: readonly TimeSpan[], n: number) => ranges.map(({ from, to }) => ({ n, from, to }));

/**
 * Reads rows of each range, which have its number as `n` and its bounds as `since` and `until`: one range after the
 * other, since a planner that joins them reads everything a zone has ever had.
 */
function ofRanges(sql: Database, ranges: readonly (TimeSpan & { n: number })[], rows: Fragment): Fragment {
  const filled = ranges.filter(({ from, to }) => to > from);
  const list = (name: 'n' | 'from' | 'to') => arrayLiteral(filled.map((range) => range[name]));
  return sql`
    select n, found.*
    from unnest(${list('n')}::integer[], ${list('from')}::bigint[], ${list('to')}::bigint[]) span (n, since, until)
    cross join lateral (${rows} offset 0) found`;
}

/** Adds up whole days and whole hours from their sums, and the rest of the first and the last hour from the kills. */
function killsOfSpans(sql: Database, spans: readonly TimeSpan[], ofZone: Fragment): Fragment {
  const parts = spans.map(partsOf);
  const ranges = (unit: 'days' | 'hours' | 'seconds', rows: Fragment) =>
    ofRanges(
      sql,
      parts.flatMap((part, n) => numbered(part[unit], n)),
      rows,
    );
  const days = sql`
    select zone_id, kills_order, kills_destruction from zone_day where day >= since and day < until ${ofZone}`;
  const hours = sql`
    select zone_id, kills_order, kills_destruction from zone_hour where hour >= since and hour < until ${ofZone}`;
  const seconds = sql`
    select zone_id, (not is_of_destruction(killer_career))::integer, is_of_destruction(killer_career)::integer from kill
    where time >= since and time < until and killer_id <> victim_id ${ofZone}`;
  return sql`
    select n, zone_id, sum(kills_order)::bigint as of_order, sum(kills_destruction)::bigint as of_destruction
    from (
      ${ranges('days', days)} union all ${ranges('hours', hours)} union all ${ranges('seconds', seconds)}
    ) part
    group by n, zone_id`;
}

/** The most fighters of a whole hour of a span in the zone of `listed`: of whole days from their sums. */
function mostFighters(sql: Database, span: TimeSpan): Fragment {
  const { days, hours } = partsOf(span);
  const ranges = (blocks: readonly TimeSpan[], rows: Fragment) => ofRanges(sql, numbered(blocks, 0), rows);
  const ofDays = sql`
    select most_fighters as fighters from zone_day
    where day >= since and day < until and zone_id = listed.zone_id`;
  const ofHours = sql`
    select cardinality(fighters) from zone_hour
    where hour >= since and hour < until and zone_id = listed.zone_id`;
  return sql`
    select max(fighters) as fighters from (${ranges(days, ofDays)} union all ${ranges(hours, ofHours)}) hour`;
}

/**
 * Lists the characters of a span in text form, once for every hour, of whole hours from their sums; of a long span none.
 * They are counted here: the database takes three times as long.
 */
function fightersOfSpan(sql: Database, { from, to }: TimeSpan, ofZone: Fragment): Fragment {
  const { blocks, edges } = wholeBlocks({ from, to: isCounted({ from, to }) ? to : from }, HOUR);
  const ofEdges = sql`
    select zone_id, character_id::text as characters
    from kill cross join lateral (
      select victim_id as character_id
      union all
      select character_id from kill_attacker where kill_id = kill.id and killer_id <> kill.victim_id
    ) part
    where time >= since and time < until ${ofZone}`;
  return sql`
    select zone_id, '{' || string_agg(characters, ',') || '}' as characters
    from (
      select zone_id, array_to_string(fighters, ',') as characters from zone_hour
      where hour >= ${blocks.from} and hour < ${blocks.to} ${ofZone}
      union all
      select zone_id, characters from (${ofRanges(sql, numbered(edges, 0), ofEdges)}) edge
    ) part
    group by 1`;
}

/** True for a span that is short enough to count its characters. */
const isCounted = ({ from, to }: TimeSpan): boolean => to - from <= LONGEST_COUNTED;

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
           coalesce(array_agg(kills_order + kills_destruction) filter (where is_known and kills_order is not null), '{}') as counts
    from generate_series(${since}::integer, ${end - 1}::integer) at
    cross join lateral (select coalesce(at >= ((select kills_begin()) + ${HOUR - 1}) / ${HOUR}, false) as is_known) its
    left join zone_hour on zone_id = ${zoneId}::bigint and hour = at
    group by 1 order by 1`;
  return rows.map(({ counts, ...hour }) => {
    const [usual = null] = quantiles(counts, hour.weeks, [0.5]);
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

/** Players and guilds of a zone, the most kills first. */
export type ZoneLeadersRecord = Record<'players' | 'guilds', LeaderRecord[]>;

/** A month of the calendar, in UTC: 1 to 12. */
type Month = Record<'year' | 'month', number>;

/**
 * Lists the players with the most kills in a zone in a month, with who shares the last place, 30 at most; and guilds, by
 * that of the killer at that moment.
 */
export async function zoneLeaders(
  sql: Database,
  { zoneId, year, month }: Month & { zoneId: number },
): Promise<ZoneLeadersRecord> {
  const isMonth = sql`zone_id = ${zoneId}::bigint and year = ${year}::integer and month = ${month}::integer`;
  const rows = await sql<(LeaderRecord & { isGuild: boolean })[]>`
    /* zoneLeaders */
    select false as "isGuild", player.* from (${leadersOf(sql, sql`zone_player_month`, sql`character_id`, isMonth)}) player
    union all
    select true, guild.* from (${leadersOf(sql, sql`zone_guild_month`, sql`guild_id`, isMonth)}) guild
    order by 1, place, id`;
  const leaders = (ofGuilds: boolean): LeaderRecord[] =>
    rows.filter(({ isGuild }) => isGuild === ofGuilds).map(({ isGuild: _isGuild, ...leader }) => leader);
  return { players: leaders(false), guilds: leaders(true) };
}

/** Reads the first rows of a board: of those behind them only the ones that share the last place are counted. */
const leadersOf = (sql: Database, table: Fragment, owner: Fragment, isMonth: Fragment): Fragment => sql`
  with last as materialized (
    select min(kills) as kills
    from (select kills from ${table} where ${isMonth} order by kills desc limit ${PLACES}) first
  )
  select id, kills, (rank() over (order by kills desc))::integer as place,
         (case when kills > (select kills from last) then count(*) over (partition by kills)
               else (select count(*) from ${table} where ${isMonth} and kills = (select kills from last)) end)::integer as "sharedBy"
  from (
    select ${owner} as id, kills from ${table} where ${isMonth} order by kills desc, ${owner} limit ${MOST_LEADERS}
  ) listed
  where kills >= (select kills from last)`;
