-- Records of the war: the most of each kind, and who holds it (rules.md: Records). Counted anew once an hour out of all
-- kills and sums, so that a record follows whatever is written, and nobody who looks at one counts anything.

-- kind: HOUR, DAY, STREAK, LEAD, GUILD_LEAD, BATTLE, CLEAR, MONTH or GUILD_MONTH.
-- group_name: ALL, a realm, a role or a career. part: the month, or the place of a clear; empty for other kinds.
-- value: kills, weeks, players or milliseconds. shared_by: how many are equal, of whom a hundred are kept.
create table war_record (
  kind text collate "C" not null,
  group_name text collate "C" not null,
  part text collate "C" not null,
  place smallint not null,
  value integer not null,
  shared_by integer not null,
  start_time bigint not null,
  end_time bigint not null,
  character_id integer,
  guild_id integer,
  -- The battle, or the session of a clear; instance_id is its wing, null for a whole dungeon.
  subject uuid,
  instance_id smallint
);
create index war_record_by_kind on war_record (kind, group_name, start_time desc);
create index war_record_by_character on war_record (character_id);
create index war_record_by_guild on war_record (guild_id);

-- One row: when the records were counted, and out of which kills.
create table war_record_count (
  counted_at integer not null,
  kills integer not null,
  since integer,
  until integer
);

-- The groups that have records, by a career or, of guilds, by a realm.
create view record_group as
select career as of, name from career_group
union all
select realm, name from (values ('ORDER'), ('DESTRUCTION')) one (realm) cross join lateral (values ('ALL'), (realm)) its (name);

-- When the kills begin that are known as a whole; null before the first.
create function records_begin() returns integer stable language sql set search_path from current as $$
  select coalesce((select since from record_progress where kind = 'Kill'), (select min(time) from kill where time >= 0))
$$;

-- What may be a record: each kind in each of its groups and parts, with the best of it among more. `at`: epoch seconds;
-- weeks and months count that are over then, and of which the kills are known as a whole.
create function record_candidates(at integer)
returns table (kind text, name text, part text, value integer, start_time bigint, end_time bigint, character_id integer,
               guild_id integer, subject uuid, instance_id smallint)
stable language sql set search_path from current set jit to off as $$
  with hour as materialized (
    select killer_id, time / 3600 as hour, count(*)::integer as kills from kill where time >= 0 group by 1, 2
  ), event as (
    select killer_id as id, time, id as kill_id, false as dies from kill where time >= 0
    union all
    select victim_id, time, id, true from kill where time >= 0
  ), week as materialized (
    select year, week, day::text as part, day * 86400::bigint as start_time, (day + 7) * 86400::bigint as end_time
    from (select distinct year, week from leaderboard_week) one
    cross join lateral (select make_date(year, 1, 4) - date '1970-01-01') of_january (fourth)
    cross join lateral (select fourth - (fourth + 3) % 7 + (week - 1) * 7) its (day)
    where day * 86400::bigint >= records_begin() and (day + 7) * 86400::bigint <= at
  ), month as materialized (
    select year, month, to_char(since, 'YYYY-MM') as part, extract(epoch from since)::bigint as start_time,
           extract(epoch from since + interval '1 month')::bigint as end_time
    from (select distinct year, month from leaderboard_month) one
    cross join lateral (select make_date(year, month, 1)::timestamp) its (since)
    where extract(epoch from since) >= records_begin() and extract(epoch from since + interval '1 month') <= at
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
    from best join record_group its using (of)
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
  union all
  select 'CLEAR', 'ALL', dungeon_id::text, duration, start_time / 1000, end_time / 1000, null, null, id, null
  from dungeon_session where whole and duration is not null
  union all
  -- A wing that is all of its dungeon is told once.
  select 'CLEAR', 'ALL', dungeon_id || ' ' || instance_id, duration, start_time / 1000, (start_time + duration) / 1000,
         null, null, session_id, instance_id
  from session_wing
  where cleared and duration is not null and exists (
    select from session_wing other
    where other.dungeon_id = session_wing.dungeon_id and other.instance_id <> session_wing.instance_id)
$$;

-- Equal ones share a place, the earliest first.
create function count_records(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  delete from war_record;
  insert into war_record
  select kind, name, part, place, value, shared_by, start_time, end_time, character_id, guild_id, subject, instance_id
  from (
    select *, rank() over (partition by kind, name, part order by score) as place,
           count(*) over (partition by kind, name, part, score) as shared_by,
           row_number() over (
             partition by kind, name, part, score order by start_time, character_id, guild_id, subject) as number
    from (select *, case kind when 'CLEAR' then value else -value end as score from record_candidates(at)) one
  ) ranked
  where place <= case when kind ~ 'MONTH$' then 3 else 1 end and number <= 100;
  delete from war_record_count;
  insert into war_record_count select at, count(*), records_begin(), max(time) from kill where time >= 0;
end
$$;

-- Counts anew what was counted an hour ago; of several sites one does.
create function count_records_hourly(at integer) returns void
language plpgsql set search_path from current set jit to off as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('count_records')) then return; end if;
  if exists (select from war_record_count where counted_at between at - 3500 and at) then return; end if;
  perform count_records(at);
end
$$;

-- Records by kind, months from the newest to the oldest, of equal ones the earliest first; null narrows nothing.
create function war_records(kinds text[], of_group text, from_then bigint, of_character integer, of_guild integer)
returns setof war_record
stable language sql set search_path from current set jit to off as $$
  select record.*
  from war_record record
  where (kinds is null or kind = any(kinds))
    and (of_group is null or group_name = of_group)
    and (from_then is null or start_time >= from_then)
    and (of_character is null or character_id = of_character
      or exists (select from session_member where session_id = subject and session_member.character_id = of_character))
    and (of_guild is null or guild_id = of_guild
      or exists (select from session_guild where session_id = subject and session_guild.guild_id = of_guild))
  order by array_position(array['HOUR', 'DAY', 'STREAK', 'LEAD', 'GUILD_LEAD', 'BATTLE', 'CLEAR', 'MONTH', 'GUILD_MONTH'], kind),
           case when kind ~ 'MONTH$' then -start_time end, place, part, start_time, character_id, guild_id, subject
$$;

alter function recount_sums() rename to recount_sums_before_records;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
begin
  perform recount_sums_before_records();
  perform count_records(extract(epoch from now())::integer);
end
$$;
