-- How many fight now, in each hour of a week, and in each five minutes of a day, beside what is usual at that time of the
-- week: median and quartiles of the eight weeks before, once three of them are known.
create index presence_hour_by_hour on presence_hour (hour);

create function usual_of(counts integer[]) returns jsonb immutable language sql as $$
  select jsonb_build_object(
    'weeks', coalesce(cardinality(counts), 0),
    'low', case when cardinality(counts) >= 3 then quartile[1] end,
    'median', case when cardinality(counts) >= 3 then quartile[2] end,
    'high', case when cardinality(counts) >= 3 then quartile[3] end)
  from (select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by one) from unnest(counts) one) of (quartile)
$$;

-- The first hour that is known as a whole, or null; hours since 1970.
create function first_known_hour() returns integer stable language sql set search_path from current as
$$ select min(start_time) / 3600 + 1 from fighters_span where seconds = 3600 $$;

-- Spans one after the other, the last of which ends at `until`, without what is usual.
create function fighter_spans(until integer, length integer, number integer, of_tier integer) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_agg(jsonb_build_object(
    'start', start, 'order', coalesce(fighters_order, 0), 'destruction', coalesce(fighters_destruction, 0)) order by start)
  from generate_series(until - until % length - length * number, until - until % length - length, length) start
  left join fighters_span on seconds = length and start_time = start and tier = of_tier
$$;

-- The hours of a week, with what is usual.
create function fighter_hours(until integer, of_tier integer) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_agg(span || jsonb_build_object('usual', usual_of(array(
    select coalesce(fighters_order + fighters_destruction, 0)
    from generate_series(1, 8) week
    left join fighters_span on seconds = 3600 and tier = of_tier and start_time = (span ->> 'start')::integer - week * 604800
    where (span ->> 'start')::integer - week * 604800 >= first * 3600
  ))) order by n)
  from (select first_known_hour() as first offset 0) known
  cross join jsonb_array_elements(fighter_spans(until, 3600, 168, of_tier)) with ordinality one (span, n)
$$;

-- Those of the hour that ends with the last full five minutes, everywhere and by tier, and in the same hours of the weeks
-- before: whole five minutes of two hours of the clock.
create function fighters_now(until integer) returns jsonb
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  with span as materialized (
    select week, until / 3600 - week * 168 as hour, (1::bigint << (until % 3600 / 300 * 5)) - 1 as bits
    from generate_series(0, 8) week
  ), fought as materialized (
    select week, character_id, is_of_destruction(career) as of_destruction, bit_or(part.slots) as slots
    from (
      select week, hour, bits from span union all select week, hour - 1, (1::bigint << 60) - 1 - bits from span
    ) half
    join presence_hour using (hour)
    cross join lateral (select slots & bits as slots) part
    where part.slots <> 0
    group by week, character_id, career
  ), counted as materialized (
    select week, tier, (count(*) filter (where not of_destruction))::integer as of_order,
           (count(*) filter (where of_destruction))::integer as of_destruction
    from fought join presence_span on seconds = 3600 and slots & bits <> 0
    group by 1, 2
  )
  select jsonb_agg(jsonb_build_object(
    'tier', tier, 'start', until - until % 300 - 3600, 'order', coalesce(own.of_order, 0),
    'destruction', coalesce(own.of_destruction, 0),
    'usual', usual_of(array(
      select coalesce(counted.of_order + counted.of_destruction, 0)
      from generate_series(1, 8) week left join counted on counted.week = week.week and counted.tier = tiers.tier
      where until - until % 300 - 3600 - week.week * 604800 >= first_known_hour() * 3600))) order by tier)
  from generate_series(0, 4) tiers (tier) left join (select * from counted where week = 0) own using (tier)
$$;
