-- Counts anew what was counted an hour ago; of several sites one does.
create or replace function count_feats_hourly(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('count_feats')) then return; end if;
  if exists (select from war_record_count where counted_at between at - 3500 and at) then return; end if;
  perform count_feats(at);
end
$$;

-- When the kills begin that are known as a whole; null before the first.
create or replace function known_since() returns integer
language sql stable set search_path from current as $$
  select coalesce((select since from record_progress where kind = 'Kill'), kills_begin())
$$;

-- What may be a feat: each kind in each of its groups and parts, with the best of it among more. `at`: epoch seconds;
-- weeks and months count that are over then, and of which the kills are known as a whole.
create or replace function feat_candidates(at integer)
returns table (kind text, name text, part text, value integer, start_time bigint, end_time bigint, character_id integer,
               guild_id integer, subject uuid, instance_id smallint)
stable language sql set search_path from current set jit to off as $$
  with hour as materialized (
    select killer_id, time / 3600 as hour, count(*)::integer as kills from kill
    where time between 0 and at::bigint + 60 and killer_id <> victim_id group by 1, 2
  ), event as (
    select killer_id as id, time, id as kill_id, false as dies from kill
    where time between 0 and at::bigint + 60 and killer_id <> victim_id
    union all
    select victim_id, time, id, true from kill where time between 0 and at::bigint + 60
  ), week as materialized (
    select year, week, day::text as part, day * 86400::bigint as start_time, (day + 7) * 86400::bigint as end_time
    from (select distinct year, week from leaderboard_week) one
    cross join lateral (select make_date(year, 1, 4) - date '1970-01-01') of_january (fourth)
    cross join lateral (select fourth - (fourth + 3) % 7 + (week - 1) * 7) its (day)
    where day * 86400::bigint >= known_since() and (day + 7) * 86400::bigint <= at
  ), month as materialized (
    select year, month, to_char(since, 'YYYY-MM') as part, extract(epoch from since)::bigint as start_time,
           extract(epoch from since + interval '1 month')::bigint as end_time
    from (select distinct year, month from leaderboard_month) one
    cross join lateral (select make_date(year, month, 1)::timestamp) its (since)
    where extract(epoch from since) >= known_since() and extract(epoch from since + interval '1 month') <= at
  ), feat as (
    select 'HOUR' as kind, '' as part, killer_id as id, kills as value, hour * 3600::bigint as start_time,
           (hour + 1) * 3600::bigint as end_time
    from hour where kills > 1
    union all
    select 'DAY', '', killer_id, sum(kills)::integer, hour / 24 * 86400::bigint, (hour / 24 + 1) * 86400::bigint
    from hour group by killer_id, hour / 24 having sum(kills) > 1
    union all
    select 'STREAK', '', id, count(*)::integer, min(time), max(time)
    from (
      select id, time, dies, count(*) filter (where dies) over (partition by id order by time, kill_id, dies) as deaths
      from event
    ) one
    where not dies group by id, deaths having count(*) > 1
    union all
    select 'LEAD', part, character_id, kills, start_time, end_time
    from leaderboard_week join week using (year, week) where kills > 0
    union all
    select 'MONTH', part, character_id, kills, start_time, end_time
    from leaderboard_month join month using (year, month) where kills > 0
  ), guild_feat as (
    select 'GUILD_LEAD' as kind, part, guild_id as id, kills as value, start_time, end_time
    from guild_leaderboard_week join week using (year, week) where kills > 0
    union all
    select 'GUILD_MONTH', part, guild_id, kills, start_time, end_time
    from guild_leaderboard_month join month using (year, month) where kills > 0
  ), best as (
    -- The best of a career are all that can be the best of its role, its realm or of all.
    select * from (
      select *, rank() over (partition by kind, part, its.of order by value desc) as place
      from (
        select feat.*, career as of from feat join "character" using (id)
        union all
        select guild_feat.*, realm from guild_feat join guild using (id)
      ) its
    ) ranked
    where place <= 3
  ), placed as materialized (
    select kind, part, id, value, start_time, end_time, name,
           rank() over (partition by kind, part, name order by value desc) as place
    from best join feat_group its using (of)
  ), lead as (
    -- Weeks one after the other, as far as their numbers go up with their places.
    select kind, name, id, count(*)::integer as value, min(start_time) as start_time, max(end_time) as end_time
    from (
      select *, start_time / 604800 - row_number() over (partition by kind, name, id order by start_time) as run
      from placed where place = 1 and kind in ('LEAD', 'GUILD_LEAD')
    ) head
    group by kind, name, id, run having count(*) > 1
  ), held as (
    select kind, name, '' as part, id, value, start_time, end_time from lead
    union all
    select kind, name, part, id, value, start_time, end_time from placed where kind not in ('LEAD', 'GUILD_LEAD')
  )
  select kind, name, part, value, start_time, end_time, case when kind !~ '^GUILD' then id end,
         case when kind ~ '^GUILD' then id end, null::uuid, null::smallint
  from held
  union all
  select 'BATTLE', 'ALL', '', players, start_time, end_time, null, null, id, null from battle
  where start_time <= at::bigint + 60
  union all
  select 'CLEAR', 'ALL', dungeon_id::text, duration, start_time / 1000, end_time / 1000, null, null, id, null
  from dungeon_session where cleared and duration is not null and start_time / 1000 <= at::bigint + 60
  union all
  -- A wing that is all of its dungeon is told once.
  select 'CLEAR', 'ALL', dungeon_id || ' ' || instance_id, duration, start_time / 1000, (start_time + duration) / 1000,
         null, null, session_id, instance_id
  from session_wing
  where cleared and duration is not null and start_time / 1000 <= at::bigint + 60
    and dungeon_id = any(array(select dungeon_of(id) from instance group by 1 having count(*) > 1))
$$;

create or replace function note_ahead() returns trigger language plpgsql set search_path from current as $$
begin
  new.ahead := not new.ahead;
  return new;
end
$$;
comment on function note_ahead is
  'Turns the mark of a row that is, or is no longer, later than what is believed.';

create or replace function let_in_what_is_due(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  -- A statement that changes nothing waits for other writers, too.
  if exists (select from scenario_record where ahead and start_time <= at::bigint + 60) then
    update scenario_record set ahead = false where ahead and start_time <= at::bigint + 60;
  end if;
  if exists (select from instance_run where ahead and start_time <= (at::bigint + 60) * 1000 + 999) then
    update instance_run set ahead = false where ahead and start_time <= (at::bigint + 60) * 1000 + 999;
  end if;
end
$$;
comment on function let_in_what_is_due is
  'Counts the runs that are no longer ahead at a moment, in epoch seconds.';

-- Equal ones share a place, the earliest first.
create or replace function count_feats(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  perform let_in_what_is_due(at);
  delete from war_record;
  insert into war_record
  select kind, name, part, place, value, shared_by, start_time, end_time, character_id, guild_id, subject, instance_id
  from (
    select *, rank() over (partition by kind, name, part order by score) as place,
           count(*) over (partition by kind, name, part, score) as shared_by,
           row_number() over (
             partition by kind, name, part, score order by start_time, character_id, guild_id, subject) as number
    from (select *, case kind when 'CLEAR' then value else -value end as score from feat_candidates(at)) one
  ) ranked
  where place <= case when kind ~ 'MONTH$' then 3 else 1 end and number <= 100;
  delete from war_record_count;
  insert into war_record_count select at, count(*), known_since(), max(time) from kill
  where time between 0 and at::bigint + 60 and killer_id <> victim_id;
end
$$;
