import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';

/** A moment in epoch seconds, and the tier of the zones in which characters fight; 0 for everywhere. */
export type FightersQuery = { until: number; tier: number };

/** The characters who fight in a span of time, which begins at an epoch second. */
export type SpanRecord = Record<'start' | 'order' | 'destruction', number>;

/** The same of an hour, with the quartiles of the same hour in so many weeks before: null for fewer than three. */
export type HourRecord = SpanRecord & { tier: number; weeks: number } & Record<
    'low' | 'median' | 'high',
    number | null
  >;

const [FIVE_MINUTES, HOUR] = [300, 3_600];
const [DAY, WEEK] = [24 * HOUR, 7 * 24 * HOUR];
const ALL_TIERS = [0, 1, 2, 3, 4];
/** The last second that a column of times holds. */
const LAST_SECOND = 2 ** 31 - 1;

/** The start of the five minutes, or of the hour, that a moment is in. */
const startOf = (until: number, seconds: number): number => {
  const moment = Math.min(Math.max(until, 0), LAST_SECOND);
  return moment - (moment % seconds);
};

/** Counts the fighters of the last full five minutes, everywhere. */
export const fightersNow = (sql: Database, until: number) => {
  const end = startOf(until, FIVE_MINUTES);
  return spans(sql, end - FIVE_MINUTES, end, 0);
};

/** Counts the fighters of the 288 whole five minutes of the day until a moment, the first ones first. */
export const fightersOfDay = (sql: Database, { until, tier }: FightersQuery) => {
  const end = startOf(until, FIVE_MINUTES);
  return spans(sql, end - DAY, end, tier);
};

const spans = (sql: Database, from: number, to: number, tier: number) => sql<SpanRecord[]>`
  /* fighterSpans */
  select start, coalesce(fighters_order, 0) as "order", coalesce(fighters_destruction, 0) as destruction
  from generate_series(${from}::integer, ${to - FIVE_MINUTES}::integer, ${FIVE_MINUTES}::integer) start
  left join fighters_span span on start_time = start and start_time >= ${from}::integer and start_time < ${to}::bigint
    and seconds = ${FIVE_MINUTES} and span.tier = ${tier}::integer
  order by start`;

/** Counts the fighters of the hour that ends with the last full five minutes, everywhere and in each tier. */
export const fightersOfLastHour = (sql: Database, until: number) =>
  hours(sql, [startOf(until, FIVE_MINUTES) - HOUR], ALL_TIERS);

/** Counts the fighters of the 168 whole hours of the clock until a moment, the first one first. */
export const fightersOfWeek = (sql: Database, { until, tier }: FightersQuery) => {
  const since = startOf(until, HOUR) - WEEK;
  const starts = Array.from({ length: WEEK / HOUR }, (_, hour) => since + hour * HOUR);
  return hours(sql, starts, [tier]);
};

/** Hours that begin with full five minutes; those before the first one that is known as a whole are not usual. */
const hours = (sql: Database, starts: readonly number[], tiers: readonly number[]) => sql<HourRecord[]>`
  /* hoursBesideUsual */
  select start, tier, "order", destruction, weeks, case when weeks >= 3 then quartile[1] end as low,
         case when weeks >= 3 then quartile[2] end as median, case when weeks >= 3 then quartile[3] end as high
  from (
    select start, asked.tier, coalesce(max(fighters_order) filter (where week = 0), 0) as "order",
           coalesce(max(fighters_destruction) filter (where week = 0), 0) as destruction,
           (count(*) filter (where is_before))::integer as weeks,
           percentile_cont(array[0.25, 0.5, 0.75]) within group (
             order by coalesce(fighters_order + fighters_destruction, 0)) filter (where is_before) as quartile
    from (
      select (min(start_time) / 3600 + 1) * 3600 as first from fighters_span
      where seconds = 300 and start_time >= (select kills_begin() / 300 * 300)
    ) known
    cross join unnest(${arrayLiteral(starts)}::integer[]) start
    cross join unnest(${arrayLiteral(tiers)}::integer[]) asked (tier)
    cross join generate_series(0, 8) week
    left join lateral (
      select * from fighters_span span
      where seconds = 3600 and start_time = start - week * 604800 and span.tier = asked.tier limit 1
    ) of_week on true
    cross join lateral (select week > 0 and start - week * 604800 >= first as is_before) its
    group by start, asked.tier
  ) counted
  order by start, tier`;
