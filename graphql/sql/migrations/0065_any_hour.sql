-- How many fought in any hour that begins with full five minutes, not only in those of the clock: those of the last hour,
-- and of the same hour in each of the eight weeks before, are then looked up, not counted from who was there.

-- The bits of presence_hour.slots that say that a character fought in a span, and those of the next hour; after: seconds
-- from the hour on.
drop view counted_fighters_span, presence_span;
create view presence_span as
select 300::smallint as seconds, slot * 300 as after, tier::smallint, 1::bigint << (slot * 5 + tier) as bits,
       0::bigint as next_bits
from generate_series(0, 11) slot cross join generate_series(0, 4) tier
union all
select 3600::smallint, slot * 300, tier::smallint, bit_or(1::bigint << (part * 5 + tier)) filter (where part >= slot),
       coalesce(bit_or(1::bigint << (part * 5 + tier)) filter (where part < slot), 0)
from generate_series(0, 11) slot cross join generate_series(0, 4) tier cross join generate_series(0, 11) part
group by slot, tier;

-- As before, with the time of the kill itself, by which parts of a time are found.
create or replace view presence_part as
select part.character_id, part.time, (1 | coalesce(1 << zone.tier, 0))::bigint << (part.time % 3600 / 300 * 5) as slots,
       1 << width_bucket(part.level, array[16, 32, 40]::smallint[]) as bands, part.kill_time
from (
  select victim_id as character_id, time, victim_level as level, zone_id, time as kill_time from kill
  union all
  select attacker.character_id, attacker.time, attacker.level, kill.zone_id, kill.time
  from kill_attacker attacker join kill on kill.id = attacker.kill_id
) part
left join zone on zone.id = part.zone_id and zone.tier between 1 and 4
where part.time >= 0;

-- What is counted of the hours of the clock from one until before another.
create function presence_hours(since integer, until integer) returns setof presence_hour
stable language sql set search_path from current set jit to off as $$
  select part.character_id, part.time / 3600, career, bit_or(part.slots), bit_or(part.bands)::smallint
  from presence_part part join "character" on "character".id = part.character_id
  where kill_time >= since * 3600::bigint and kill_time < until * 3600::bigint
  group by 1, 2, 3
$$;

create function fighters_spans(since integer, until integer) returns setof fighters_span
stable language sql set search_path from current set jit to off as $$
  with span as materialized (select * from presence_span),
  pair as materialized (
    select hour, is_of_destruction(career) as of_destruction, slots, next_slots, count(*) as fighters
    from (
      select hour, career, bit_or(slots) as slots, bit_or(next_slots) as next_slots
      from (
        select character_id, hour, career, slots, 0::bigint as next_slots from presence_hour
        where hour >= since and hour < until
        union all
        select character_id, hour - 1, career, 0, slots from presence_hour where hour > since and hour <= until
      ) half
      group by character_id, hour, career
    ) one
    group by 1, 2, 3, 4
  )
  select seconds, hour * 3600 + after, tier, coalesce(sum(fighters) filter (where not of_destruction), 0)::integer,
         coalesce(sum(fighters) filter (where of_destruction), 0)::integer
  from pair join span on slots & bits <> 0 or next_slots & next_bits <> 0
  group by 1, 2, 3
$$;

-- From before the first second of 1970 until after the last one that a time holds.
create or replace view counted_presence_hour as select * from presence_hours(-1, 596524);
create view counted_fighters_span as select * from fighters_spans(-1, 596524);

-- The hours of some characters that begin in an hour that changes or in the one before, with those that follow them.
create type presence_pair as (id integer, hour integer, career text, slots bigint, next_slots bigint);
create function presence_pairs(changed presence_hour[]) returns presence_pair[]
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select array(
    select row(id, pair.hour, career, coalesce(bit_or(slots) filter (where its.hour = pair.hour), 0),
               coalesce(bit_or(slots) filter (where its.hour > pair.hour), 0))::presence_pair
    from (
      select distinct character_id, hour - back from unnest(changed) cross join generate_series(0, 1) back
    ) pair (id, hour)
    join presence_hour its on character_id = id and its.hour between pair.hour and pair.hour + 1
    group by id, pair.hour, career)
$$;

create or replace function count_presence(gone presence_hour[], come presence_hour[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  were presence_pair[] := presence_pairs(gone || come);
begin
  delete from presence_hour using unnest(gone) was
  where presence_hour.character_id = was.character_id and presence_hour.hour = was.hour;
  insert into presence_hour select * from unnest(come);

  with span as materialized (select * from presence_span)
  insert into fighters_span as present
  select seconds, hour * 3600 + after, tier, sum(case when is_of_destruction(career) then 0 else way end),
         sum(case when is_of_destruction(career) then way else 0 end)
  from (select *, 1 as way from unnest(presence_pairs(gone || come)) union all select *, -1 from unnest(were)) changed
  join span on slots & bits <> 0 or next_slots & next_bits <> 0
  group by 1, 2, 3
  having sum(case when is_of_destruction(career) then 0 else way end) <> 0
    or sum(case when is_of_destruction(career) then way else 0 end) <> 0
  on conflict (seconds, start_time, tier) do update set
    fighters_order = present.fighters_order + excluded.fighters_order,
    fighters_destruction = present.fighters_destruction + excluded.fighters_destruction;
  if gone <> '{}' then
    delete from fighters_span
    where fighters_order = 0 and fighters_destruction = 0 and seconds in (300, 3600)
      and start_time = any(array(select hour * 3600 + slot * 300 from unnest(gone), generate_series(-12, 11::bigint) slot));
  end if;
end
$$;

-- All of it, some at a time: hours and spans by the day, weeks and months one by one.
create function recount_fighters_spans() returns void language plpgsql set search_path from current set jit to off as $$
declare
  day integer;
begin
  delete from fighters_span;
  for day in
    select distinct (hour - back + 24) / 24 - 1
    from (select distinct hour from presence_hour) known cross join generate_series(0, 1) back
    order by 1
  loop
    insert into fighters_span select * from fighters_spans(day * 24, day * 24 + 24);
  end loop;
end
$$;

create function recount_presence() returns void language plpgsql set search_path from current set jit to off as $$
declare
  day integer;
  its record;
begin
  delete from presence_hour;
  for day in select distinct time / 86400 from kill where time >= 0 order by 1 loop
    insert into presence_hour select * from presence_hours(day * 24, day * 24 + 24);
  end loop;
  perform recount_fighters_spans();
  delete from presence_period;
  for its in
    select distinct period, since, until
    from (select distinct hour from presence_hour) known cross join lateral presence_periods(hour)
    order by 2, 3
  loop
    insert into presence_period
    select character_id, its.period, career, bit_or(bands) from presence_hour
    where hour >= its.since and hour < its.until
    group by 1, 3;
  end loop;
  delete from fighters_period;
  insert into fighters_period select * from counted_fighters_period;
end
$$;

create or replace function recount_sums_before_career_kills() returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_presence();
  perform recount_presence();
end
$$;

select recount_fighters_spans();

-- Spans one after the other, the last of which ends at `until`; one look at the index for each.
create or replace function fighter_spans(until integer, length integer, number integer, of_tier integer) returns jsonb
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select jsonb_agg(jsonb_build_object(
    'start', start, 'order', coalesce(fighters_order, 0), 'destruction', coalesce(fighters_destruction, 0)) order by start)
  from generate_series(until - until % length - length * number, until - until % length - length, length) start
  left join lateral (
    select * from fighters_span where seconds = length and start_time = start and tier = of_tier limit 1
  ) span on true
$$;

-- The first hour that is known as a whole, or null; hours since 1970.
create or replace function first_known_hour() returns integer stable language sql set search_path from current as
$$ select min(start_time) / 3600 + 1 from fighters_span where seconds = 300 $$;

-- Hours that begin with full five minutes, each beside what is usual.
create function hours_beside_usual(starts integer[], tiers integer[]) returns table (start integer, tier integer, span jsonb)
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select start, tier, jsonb_build_object(
    'start', start, 'order', own_order, 'destruction', own_destruction,
    'usual', jsonb_build_object(
      'weeks', weeks, 'low', case when weeks >= 3 then quartile[1] end, 'median', case when weeks >= 3 then quartile[2] end,
      'high', case when weeks >= 3 then quartile[3] end))
  from (
    select start, asked.tier, coalesce(max(fighters_order) filter (where week = 0), 0) as own_order,
           coalesce(max(fighters_destruction) filter (where week = 0), 0) as own_destruction,
           count(*) filter (where is_before) as weeks,
           percentile_cont(array[0.25, 0.5, 0.75]) within group (
             order by coalesce(fighters_order + fighters_destruction, 0)) filter (where is_before) as quartile
    from (select first_known_hour() offset 0) known (first)
    cross join unnest(starts) start cross join unnest(tiers) asked (tier) cross join generate_series(0, 8) week
    left join lateral (
      select * from fighters_span span
      where seconds = 3600 and start_time = start - week * 604800 and span.tier = asked.tier limit 1
    ) of_week on true
    cross join lateral (select week > 0 and start - week * 604800 >= first * 3600) its (is_before)
    group by 1, 2
  ) counted
$$;

create or replace function fighter_hours(until integer, of_tier integer) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_agg(span order by start)
  from hours_beside_usual(array(
    select generate_series(until - until % 3600 - 168 * 3600, until - until % 3600 - 3600, 3600)), array[of_tier])
$$;

create or replace function fighters_now(until integer) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_agg(jsonb_build_object('tier', tier) || span order by tier)
  from hours_beside_usual(array[until - until % 300 - 3600], array[0, 1, 2, 3, 4])
$$;

drop function usual_of(integer[]);
