-- The week and the month of an hour, with the hours that they begin and end with.
create or replace function presence_periods(hour integer) returns table (period text, since integer, until integer)
immutable language sql as $$
  select period, since * 24, until * 24
  from (select hour / 24, to_timestamp(hour * 3600::bigint) at time zone 'UTC') of_hour (day, moment)
  cross join lateral (
    values (to_char(moment, 'IYYY-"W"IW'), day - (day + 3) % 7, day - (day + 3) % 7 + 7),
           (to_char(moment, 'YYYY-MM'), month_start(day), month_start(month_start(day) + 31))
  ) one (period, since, until)
$$;

create or replace function count_presence_periods(gone presence_period[], come presence_period[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  delete from presence_period using unnest(gone) was
  where presence_period.character_id = was.character_id and presence_period.period = was.period;
  insert into presence_period select * from unnest(come);

  insert into fighters_period as present
  select period, career, level, sum(way)
  from (select *, 1 as way from unnest(come) union all select *, -1 from unnest(gone)) changed
  join presence_level on changed.bands & bits <> 0
  group by 1, 2, 3
  on conflict (period, career, level) do update set fighters = present.fighters + excluded.fighters;
  if gone <> '{}' then
    delete from fighters_period where fighters = 0 and period = any(array(select period from unnest(gone)));
  end if;
end
$$;

-- Counts some hours of characters again: the first of `characters` in the first of `hours`, and so on.
create or replace function refresh_presence(characters integer[], hours integer[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  were presence_hour[];
  are presence_hour[];
  periods_were presence_period[];
  periods_are presence_period[];
begin
  were := array(
    select counted
    from (select distinct id, hour from unnest(characters, hours) pair (id, hour)) pair
    join presence_hour counted on counted.character_id = pair.id and counted.hour = pair.hour);
  are := array(
    select row(pair.id, pair.hour, career, part.slots, part.bands)::presence_hour
    from (select distinct id, hour from unnest(characters, hours) pair (id, hour)) pair
    join "character" player on player.id = pair.id
    cross join lateral (
      select bit_or(slots) as slots, bit_or(bands)::smallint as bands from presence_part
      where character_id = pair.id and time between pair.hour::bigint * 3600 and pair.hour::bigint * 3600 + 3599
    ) part
    where part.slots is not null);
  perform count_presence(
    array(select unnest(were) except select unnest(are)), array(select unnest(are) except select unnest(were)));

  -- Few writes change with which bands a character fought in an hour: others end here.
  select array_agg(id), array_agg(hour) into characters, hours
  from (
    select character_id, hour
    from (select *, 1 as way from unnest(are) union all select *, -1 from unnest(were)) changed
    group by character_id, hour, career, bands having sum(way) <> 0
  ) changed (id, hour);
  if characters is null then return; end if;
  with touched as materialized (
    select distinct id, period, since, until
    from unnest(characters, hours) pair (id, hour) cross join lateral presence_periods(hour)
  ), was as materialized (
    select counted from touched
    join presence_period counted on counted.character_id = touched.id and counted.period = touched.period
  ), now_is as materialized (
    select row(id, period, career, bit_or(bands))::presence_period as counted
    from touched join presence_hour on character_id = id and hour >= since and hour < until
    group by id, period, career
  )
  select array(select counted from was except select counted from now_is),
         array(select counted from now_is except select counted from was)
  into periods_were, periods_are;
  perform count_presence_periods(periods_were, periods_are);
end
$$;

-- Parts of kills whose presence a statement may have changed.
create or replace function refresh_presence_of_kills(kills bigint[], others integer[], hours integer[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  characters integer[];
begin
  select array_agg(id), array_agg(hour) into characters, hours
  from (
    select id, hour from unnest(others, hours) pair (id, hour)
    union
    select character_id, time / 3600 from kill_attacker where kill_id = any(kills)
  ) pair (id, hour);
  if characters is null then return; end if;
  perform lock_sums();
  perform refresh_presence(characters, hours);
end
$$;

create or replace function kill_presence_written() returns trigger language plpgsql set search_path from current as $$
declare
  kills bigint[];
  victims integer[];
  hours integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(victim_id), array_agg(time / 3600) into kills, victims, hours from added;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(victim_id), array_agg(time / 3600) into kills, victims, hours from gone;
  else
    select array_agg(id), array_agg(victim_id), array_agg(time / 3600) into kills, victims, hours
    from (
      select id, victim_id, time, victim_level, zone_id
      from (select *, 1 as way from added union all select *, -1 from gone) changed
      group by 1, 2, 3, 4, 5 having sum(way) <> 0
    ) changed;
  end if;
  perform refresh_presence_of_kills(kills, victims, hours);
  return null;
end
$$;

create or replace function kill_attacker_presence_written() returns trigger
language plpgsql set search_path from current as $$
declare
  characters integer[];
  hours integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(character_id), array_agg(time / 3600) into characters, hours from added;
  elsif tg_op = 'DELETE' then
    select array_agg(character_id), array_agg(time / 3600) into characters, hours from gone;
  else
    select array_agg(character_id), array_agg(time / 3600) into characters, hours
    from (
      select character_id, time
      from (select *, 1 as way from added union all select *, -1 from gone) changed
      group by kill_id, character_id, time, level having sum(way) <> 0
    ) changed;
  end if;
  perform refresh_presence_of_kills('{}', characters, hours);
  return null;
end
$$;

-- Characters that were written later than their kills, changed their career, or are gone.
create or replace function character_presence_written() returns trigger
language plpgsql set search_path from current as $$
declare
  ids integer[];
  characters integer[];
  hours integer[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from added);
  elsif tg_op = 'DELETE' then
    ids := array(select id from gone);
  else
    ids := array(select added.id from added left join gone using (id) where added.career is distinct from gone.career
                 union select gone.id from gone left join added using (id) where added.id is null);
  end if;
  if ids = '{}' then return null; end if;
  select array_agg(id), array_agg(hour) into characters, hours
  from (
    select victim_id, time / 3600 from kill where victim_id = any(ids)
    union
    select character_id, time / 3600 from kill_attacker where character_id = any(ids)
  ) pair (id, hour);
  perform refresh_presence_of_kills('{}', characters, hours);
  return null;
end
$$;

-- What is counted of the hours of the clock from one until before another.
create or replace function presence_hours(since integer, until integer) returns setof presence_hour
stable language sql set search_path from current set jit to off as $$
  select part.character_id, part.time / 3600, career, bit_or(part.slots), bit_or(part.bands)::smallint
  from presence_part part join "character" on "character".id = part.character_id
  where kill_time >= since * 3600::bigint and kill_time < until * 3600::bigint
  group by 1, 2, 3
$$;

create or replace function fighters_spans(since integer, until integer) returns setof fighters_span
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

create or replace function presence_pairs(changed presence_hour[]) returns presence_pair[]
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

-- Presence follows whatever is written, whatever the order: the hours of the characters that it is about are counted
-- again, and what that changes goes on to their weeks and months, and to the sums.
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
create or replace function recount_presence() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  day integer;
  its record;
begin
  delete from presence_hour;
  for day in select distinct time / 86400 from kill where time >= 0 order by 1 loop
    insert into presence_hour select * from presence_hours(day * 24, day * 24 + 24);
  end loop;
  delete from fighters_span;
  for day in
    select distinct (hour - back + 24) / 24 - 1
    from (select distinct hour from presence_hour) known cross join generate_series(0, 1) back
    order by 1
  loop
    insert into fighters_span select * from fighters_spans(day * 24, day * 24 + 24);
  end loop;
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
