-- Presence follows whatever is written, whatever the order: the hours of the characters that it is about are counted
-- again, and what that changes goes on to their weeks and months, and to the sums.

create function count_presence(gone presence_hour[], come presence_hour[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
begin
  delete from presence_hour using unnest(gone) was
  where presence_hour.character_id = was.character_id and presence_hour.hour = was.hour;
  insert into presence_hour select * from unnest(come);

  with span as materialized (select * from presence_span)
  insert into fighters_span as present
  select seconds, hour * 3600 + after, tier, sum(case when is_of_destruction(career) then 0 else way end),
         sum(case when is_of_destruction(career) then way else 0 end)
  from (select *, 1 as way from unnest(come) union all select *, -1 from unnest(gone)) changed
  join span on slots & bits <> 0
  group by 1, 2, 3
  on conflict (seconds, start_time, tier) do update set
    fighters_order = present.fighters_order + excluded.fighters_order,
    fighters_destruction = present.fighters_destruction + excluded.fighters_destruction;
  if gone <> '{}' then
    delete from fighters_span
    where fighters_order = 0 and fighters_destruction = 0
      and start_time = any(array(select hour * 3600 + slot * 300 from unnest(gone), generate_series(0, 11) slot));
  end if;
end
$$;

create function count_presence_periods(gone presence_period[], come presence_period[]) returns void
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
create function refresh_presence(characters integer[], hours integer[]) returns void
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
create function refresh_presence_of_kills(kills bigint[], others integer[], hours integer[]) returns void
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

create function kill_presence_written() returns trigger language plpgsql set search_path from current as $$
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

create function kill_attacker_presence_written() returns trigger language plpgsql set search_path from current as $$
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
create function character_presence_written() returns trigger language plpgsql set search_path from current as $$
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

create function zone_presence_written() returns trigger language plpgsql set search_path from current as $$
declare
  zones smallint[];
  kills bigint[];
  victims integer[];
  hours integer[];
begin
  if tg_op = 'INSERT' then
    zones := array(select id from added);
  elsif tg_op = 'DELETE' then
    zones := array(select id from gone);
  else
    zones := array(
      select id from (select id, tier, 1 as way from added union all select id, tier, -1 from gone) changed
      group by id, tier having sum(way) <> 0);
  end if;
  select array_agg(id), array_agg(victim_id), array_agg(time / 3600) into kills, victims, hours
  from kill where zone_id = any(zones);
  perform refresh_presence_of_kills(kills, victims, hours);
  return null;
end
$$;

do $$
declare
  watched text;
begin
  foreach watched in array array['kill', 'kill_attacker', 'zone', 'character'] loop
    execute format('create trigger zz_presence_deleted after delete on %1$I referencing old table as gone
                    for each statement execute function %1$s_presence_written()', watched);
    execute format('create trigger zz_presence_inserted after insert on %1$I referencing new table as added
                    for each statement execute function %1$s_presence_written()', watched);
    execute format('create trigger zz_presence_updated after update on %1$I referencing old table as gone new table as added
                    for each statement execute function %1$s_presence_written()', watched);
  end loop;
end
$$;

alter function recount_sums() rename to recount_sums_before_presence;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
declare
  sums text;
begin
  perform recount_sums_before_presence();
  foreach sums in array array['presence_hour', 'presence_period', 'fighters_span', 'fighters_period'] loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
end
$$;

insert into presence_hour select * from counted_presence_hour;
insert into presence_period select * from counted_presence_period;
insert into fighters_span select * from counted_fighters_span;
insert into fighters_period select * from counted_fighters_period;
