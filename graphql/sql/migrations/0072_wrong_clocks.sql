-- Rows of wrong clocks (rules.md: Wrong clocks). They are kept, and set neither a beginning nor an end.

-- When the record of kills begins, in epoch seconds; null without a kill. Fewer than ten kills that lie more than a year
-- before all others are of a wrong clock.
create function kills_begin() returns integer
language plpgsql stable set search_path from current set enable_seqscan to off set jit to off as $$
declare
  since integer := 0;
  further integer;
begin
  loop
    select time into further
    from (
      select time, time - lag(time) over (order by time) as pause
      from (select time from kill where time >= since order by time limit 10) first
    ) one
    where pause > 31536000
    order by time desc limit 1;
    exit when further is null;
    since := further;
  end loop;
  return (select time from kill where time >= since order by time limit 1);
end
$$;

-- The first day of which anything is believed: other events may be known from before the first kill, by a year at most.
create function first_believed_day() returns integer
language sql stable set search_path from current as $$ select coalesce(kills_begin() / 86400 - 365, 0) $$;

create or replace function records_begin() returns integer
language sql stable set search_path from current as $$
  select coalesce((select since from record_progress where kind = 'Kill'), kills_begin())
$$;

create or replace function first_known_hour() returns integer
language sql stable set search_path from current as $$
  select min(start_time) / 3600 + 1 from fighters_span
  where seconds = 300 and start_time >= (select kills_begin() / 300 * 300)
$$;

create or replace function career_fighters(weekly boolean, of_level integer, today integer) returns TABLE(name text, period text, "isRunning" boolean, characters integer, share double precision, before integer)
language sql stable set search_path from current set jit to off as $$
  with period as materialized (
    select n, to_char(since, case when weekly then 'IYYY-"W"IW' else 'YYYY-MM' end) collate "C" as period,
           extract(epoch from since) >= coalesce(
             (select progress.since from record_progress progress where kind = 'Kill'),
             kills_begin()
           ) as is_whole
    from generate_series(0, case when weekly then 52 else 12 end) n
    cross join lateral (
      select date_trunc(case when weekly then 'week' else 'month' end, to_timestamp(today * 86400::bigint) at time zone 'UTC')
             - n * case when weekly then interval '7 days' else interval '1 month' end
    ) moment (since)
  ), recorded as materialized (
    select * from period
    where n <= (select max(n) from period known where exists (select from fighters_period its where its.period = known.period))
  ), counted as (
    select n, grouped.name, sum(fighters) as characters
    from recorded join fighters_period its using (period) join career_group grouped using (career)
    where level = of_level group by 1, 2
  ), listed as (
    select recorded.n, period, names.name, names.place, coalesce(characters, 0) as characters,
           first_value(coalesce(characters, 0)) over (partition by recorded.n order by names.name <> 'ALL') as everybody,
           case when lag(is_whole) over named then lag(coalesce(characters, 0)) over named end as before
    from recorded cross join (select distinct name, place from career_group) names
    left join counted on counted.n = recorded.n and counted.name = names.name
    window named as (partition by names.name order by recorded.n desc)
  )
  select name, period, n = 0, characters::integer, characters::double precision / nullif(everybody, 0),
         case when n > 0 then before end::integer
  from listed
  where n < case when weekly then 52 else 12 end
  order by n desc, place
$$;

create or replace function record_candidates(at integer)
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

create or replace function count_records(at integer) returns void
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
  insert into war_record_count select at, count(*), records_begin(), max(time) from kill
  where time between 0 and at::bigint + 60 and killer_id <> victim_id;
end
$$;

-- The history of a character in the days that are believed, until today (days since 1970).
drop function character_history(bigint);
create function character_history(player bigint, today integer) returns jsonb
language sql stable set search_path from current set jit to off as $$
  select jsonb_build_object(
    'days', count(distinct day), 'from', day_text(min(day)), 'to', day_text(max(day)),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day_text(day), 'level', nullif(level, 0),
        'renownRank', nullif(renown_rank, 0)) order by day), '[]')
      from (
        select *, lag(level) over days as level_before, lag(renown_rank) over days as rank_before
        from (
          select distinct on (day) day, max(level) over so_far as level, max(renown_rank) over so_far as renown_rank
          from character_stay
          where character_id = player and day between (select first_believed_day()) and today window so_far as (order by day)
        ) day
        window days as (order by day)
      ) day
      where (level, renown_rank) <> (coalesce(level_before, 0), coalesce(rank_before, 0))),
    'spells', (
      select coalesce(jsonb_agg(jsonb_build_object('guildId', nullif(guild_id, 0), 'from', day_text(known.since),
        'to', day_text(known.until), 'days', known.days,
        'after', case when day_before >= known.first then day_text(day_before) end,
        'before', case when day_after <= today then day_text(day_after) end) order by known.since desc, place desc), '[]')
      from guild_spell spell
      cross join lateral (
        select (select first_believed_day()) as first, min(day) as since, max(day) as until, count(distinct day) as days
        from character_stay stay
        where stay.character_id = player and stay.guild_id = spell.guild_id
          and day between greatest(first_day, (select first_believed_day())) and least(last_day, today)
      ) known
      where character_id = player and known.since is not null))
  from character_stay where character_id = player and day between (select first_believed_day()) and today
$$;

-- The months of a guild that are believed, until that of today.
drop function guild_history(bigint);
create function guild_history(guild bigint, today integer) returns table (
  period text, characters integer, before integer, "firstSeen" integer, joined integer, "left" integer
)
language sql stable set search_path from current set jit to off as $$
  with recursive moves as materialized (
    select month_start("moveDay") as month, (count(*) filter (where arrived and "otherDay" is null))::integer as first_seen,
           (count(*) filter (where arrived and "otherDay" is not null))::integer as joined,
           (count(*) filter (where not arrived))::integer as gone
    from guild_move
    where guild_id = guild and "moveDay" between (select first_believed_day()) and today group by 1
  ), months (month, last) as (
    select min(month), max(month) from (
      select month from guild_month
      where guild_id = guild and month between month_start(first_believed_day()) and today
      union all select month from moves
    ) known having count(*) > 0
    union all
    select month_start(month + 31), last from months where month < last
  )
  select left(day_text(months.month), 7), coalesce(present.fighters, 0), lag(coalesce(present.fighters, 0)) over (order by months.month),
         coalesce(first_seen, 0), coalesce(joined, 0), coalesce(gone, 0)
  from months
  left join guild_month present on present.guild_id = guild and present.month = months.month
  left join moves on moves.month = months.month
  order by months.month
$$;
