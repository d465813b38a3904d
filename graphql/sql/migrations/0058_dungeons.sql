-- Dungeons with their wings, and sessions: runs of one party that belong together (rules.md: Dungeons). The walk that
-- joins battles joins them, by links of their own. Times are epoch milliseconds, as those of runs.

-- The dungeon of an instance: where the game parts one into wings, that of the first. All others are alone.
create function dungeon_of(instance integer) returns smallint immutable parallel safe language sql as $$
  select case
    when instance in (163, 164, 165, 166) then 160
    when instance in (63, 64, 65, 66) then 60
    when instance in (153, 169) then 152
    when instance in (156, 173) then 155
    else instance
  end::smallint
$$;

-- Milliseconds: the longest pause between two runs of a session, the longest time that is believed, and what is
-- shorter than a try at an encounter.
create function dungeon_pause() returns integer immutable language sql as $$ select 1200000 $$;
create function longest_dungeon() returns integer immutable language sql as $$ select 25200000 $$;
create function shortest_try() returns integer immutable language sql as $$ select 60000 $$;

-- Milliseconds from a start to an end; null where they tell nothing.
create function believed_duration(start_time bigint, end_time bigint) returns integer immutable language sql as $$
  select case when start_time > 0 and end_time > start_time and end_time - start_time <= longest_dungeon()
              then (end_time - start_time)::integer end
$$;

-- Runs that count. `until` is the end, or else the last that is known of the tries, or else the start.
create view dungeon_run as
select run.id, dungeon_of(instance_id) as dungeon_id, instance_id, start_time,
       case when believed_duration(start_time, end_time) is not null then end_time end as end_time,
       case when believed_duration(start_time, end_time) is not null then end_time else coalesce((
         select max(moment) from instance_encounter_run fight, unnest(array[fight.start_time, fight.end_time]) moment
         where fight.run_id = run.id and believed_duration(run.start_time, moment) is not null
       ), start_time) end as until
from instance_run run
where start_time > 0 and entries >= 6;

create table session_run (
  run_id uuid primary key,
  session_id uuid not null,
  dungeon_id smallint not null,
  instance_id smallint not null,
  start_time bigint not null,
  end_time bigint,
  until bigint not null
);
create index session_run_by_session on session_run (session_id, start_time, run_id);
create index session_run_by_place on session_run using gist (
  box(point(dungeon_id, start_time), point(dungeon_id, until)));

-- Every link in both directions.
create table session_link (
  one uuid not null,
  other uuid not null,
  primary key (one, other)
);

-- The links of some runs, each from its own side: at least half of all characters of both are in both.
create function session_links(ids uuid[]) returns table (one uuid, other uuid)
stable language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
#variable_conflict use_column
declare
  ones uuid[];
  others uuid[];
begin
  select array_agg(own.run_id), array_agg(near.run_id) into ones, others
  from session_run own
  join session_run near
    on box(point(near.dungeon_id, near.start_time), point(near.dungeon_id, near.until))
       && box(point(own.dungeon_id, own.start_time - dungeon_pause()), point(own.dungeon_id, own.until + dungeon_pause()))
  where own.run_id = any(ids) and near.run_id <> own.run_id
    and near.start_time - own.until <= dungeon_pause() and own.start_time - near.until <= dungeon_pause();
  if ones is null then return; end if;
  return query
  with player as materialized (
    select distinct run_id, character_id from instance_run_score
    where run_id = any(array(select unnest(ones) union select unnest(others)))
  ), size as materialized (select run_id, count(*) as players from player group by 1)
  select one, other
  from (
    select one, other, count(*) as shared
    from unnest(ones, others) near (one, other)
    join player own on own.run_id = one
    join player their on their.run_id = other and their.character_id = own.character_id
    group by 1, 2
  ) pair
  join size own on own.run_id = one join size their on their.run_id = other
  where shared * 2 >= own.players + their.players - shared;
end
$$;

create view counted_session_link as select * from session_links(array(select id from dungeon_run));

-- Seconds, as the walk takes them.
create function session_second(moment bigint) returns integer immutable language sql as
$$ select least(moment / 1000, 2147483647)::integer $$;

-- Sessions of runs: all that links lead to, however long they take.
create function joined_runs(ids uuid[]) returns table (run_id uuid, session_id uuid)
stable language plpgsql set search_path from current set jit to off as $$
#variable_conflict use_column
begin
  return query
  select event_id, session_id
  from (select array_agg(run_id) as events, array_agg(session_second(start_time)) as starts
        from session_run where run_id = any(ids)) event
  cross join (select array_agg(one) as ones, array_agg(other) as others from session_link where one = any(ids)) link
  cross join join_events(events, starts, ones, others, 2147483647);
end
$$;

create view counted_session_run as
select run.id as run_id, session_id, dungeon_id, instance_id, start_time, end_time, until
from dungeon_run run join joined_runs(array(select run_id from session_run)) joined on joined.run_id = run.id;

-- What is summed up of sessions.

-- tries: those at an encounter, without what was over within a minute while no one died and nothing fell.
create table session_encounter (
  session_id uuid not null,
  encounter_id integer not null,
  dungeon_id smallint not null,
  instance_id smallint not null,
  tries integer not null,
  deaths integer not null,
  fell boolean not null,
  primary key (session_id, encounter_id)
);
create index session_encounter_by_dungeon on session_encounter (dungeon_id) include (instance_id, encounter_id, tries, deaths, fell);

-- A wing that a session tried. duration: from the start of the first to the end of the last run there, where all of
-- them have an end. band: that of the session.
create table session_wing (
  session_id uuid not null,
  instance_id smallint not null,
  dungeon_id smallint not null,
  start_time bigint not null,
  duration integer,
  listed smallint not null,
  fell smallint not null,
  cleared boolean not null,
  band smallint not null,
  primary key (session_id, instance_id)
);
create index session_wing_by_instance on session_wing (instance_id, start_time desc, session_id desc);
create index session_wing_by_dungeon on session_wing (dungeon_id) include (instance_id, band, listed, cleared, duration);
create index session_wing_by_speed on session_wing (instance_id, duration, start_time, session_id) where cleared and duration is not null;

-- The party is that of the last run. cleared: all wings that it tried; whole: all wings of the dungeon.
create table dungeon_session (
  id uuid primary key,
  dungeon_id smallint not null,
  start_time bigint not null,
  end_time bigint,
  duration integer,
  runs integer not null,
  listed smallint not null,
  fell smallint not null,
  cleared boolean not null,
  whole boolean not null,
  players integer not null,
  size smallint not null,
  tanks smallint not null,
  healers smallint not null,
  item_rating integer not null,
  deaths integer not null
);
create index dungeon_session_by_start on dungeon_session (start_time desc, id desc);
create index dungeon_session_by_dungeon on dungeon_session (dungeon_id, start_time desc, id desc)
  include (cleared, listed, duration, item_rating, size, tanks, healers);
create index dungeon_session_by_speed on dungeon_session (dungeon_id, duration, start_time, id) where whole and duration is not null;

-- Guild, archetype and rating are those of the last run of the member. fighting: milliseconds of tries with a believed
-- duration, of which damage, healing and protection are.
create table session_member (
  session_id uuid not null,
  character_id integer not null,
  dungeon_id smallint not null,
  start_time bigint not null,
  guild_id integer,
  archetype text not null,
  tries integer not null,
  fighting integer not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  primary key (session_id, character_id)
);
create index session_member_by_character on session_member (character_id, start_time desc, session_id desc);

-- Guilds of at least half of all who took part.
create table session_guild (
  session_id uuid not null,
  guild_id integer not null,
  start_time bigint not null,
  members integer not null,
  primary key (session_id, guild_id)
);
create index session_guild_by_guild on session_guild (guild_id, start_time desc, session_id desc);

-- Sums of the members' tries by dungeon and archetype.
create table dungeon_player (
  dungeon_id smallint not null,
  archetype text not null,
  character_id integer not null,
  tries integer not null,
  fighting bigint not null,
  damage bigint not null,
  healing bigint not null,
  protection bigint not null,
  primary key (dungeon_id, archetype, character_id)
) with (fillfactor = 70);

-- A dungeon (instance 0) and each wing, all of it (band -1) and by bands of 100 points of item rating: of sessions how
-- many tried and cleared it, and the quartiles of the milliseconds that a clear takes.
create table dungeon_figures (
  dungeon_id smallint not null,
  instance_id smallint not null,
  band smallint not null,
  sessions integer not null,
  tries integer not null,
  cleared integer not null,
  timed integer not null,
  lower double precision,
  median double precision,
  upper double precision,
  primary key (dungeon_id, instance_id, band)
);

create view counted_session_encounter as
select session_id, encounter_id, part.dungeon_id, min(part.instance_id) as instance_id, count(*)::integer as tries,
       least(sum(deaths), 2147483647)::integer as deaths, bool_or(completed) as fell
from session_run part join instance_encounter_run fight using (run_id)
where completed or deaths > 0 or coalesce(believed_duration(fight.start_time, fight.end_time), shortest_try()) >= shortest_try()
group by 1, 2, 3;

-- Members of the last run.
create view session_party as
select session_id, count(*)::smallint as size, (count(*) filter (where archetype = 'TANK'))::smallint as tanks,
       (count(*) filter (where archetype = 'HEALER'))::smallint as healers,
       coalesce(round(avg(item_rating)), 0)::integer as item_rating
from (
  select distinct on (session_id, character_id) session_id, character_id, archetype, item_rating
  from session_run part join instance_run_score score using (run_id)
  where not exists (
    select from session_run later
    where later.session_id = part.session_id and (later.start_time, later.run_id) > (part.start_time, part.run_id))
  order by session_id, character_id, position
) member
group by 1;

create function band_of(item_rating integer) returns smallint immutable parallel safe language sql as
$$ select (least(greatest(item_rating, 0), 9999) / 100 * 100)::smallint $$;

create view counted_session_wing as
select tried.session_id, tried.instance_id, dungeon_id, run.start_time, run.duration, game.listed, tried.fell,
       game.listed > 0 and tried.fell = game.listed as cleared, band_of(coalesce(item_rating, 0)) as band
from (
  select session_id, instance_id, dungeon_id,
         (count(*) filter (where fell and exists (
           select from instance_encounter one
           where one.id = encounter_id and one.instance_id = session_encounter.instance_id)))::smallint as fell
  from session_encounter group by 1, 2, 3
) tried
cross join lateral (
  select count(*)::smallint as listed from instance_encounter where instance_id = tried.instance_id
) game
cross join lateral (
  select min(start_time) as start_time,
         case when bool_and(end_time is not null) then believed_duration(min(start_time), max(end_time)) end as duration
  from session_run where session_id = tried.session_id and instance_id = tried.instance_id
) run
left join session_party party on party.session_id = tried.session_id;

create view counted_session_member as
select member.session_id, member.character_id, member.dungeon_id, session.start_time, guild_id, archetype,
       coalesce(done.tries, 0)::integer as tries, least(coalesce(done.fighting, 0), 2147483647)::integer as fighting,
       coalesce(done.damage, 0)::bigint as damage, coalesce(done.healing, 0)::bigint as healing,
       coalesce(done.protection, 0)::bigint as protection
from (
  select distinct on (session_id, character_id) session_id, character_id, dungeon_id, guild_id, archetype
  from session_run part join instance_run_score score using (run_id)
  order by session_id, character_id, part.start_time desc, part.run_id desc, position
) member
cross join lateral (
  select min(start_time) as start_time from session_run where session_id = member.session_id
) session
left join lateral (
  select count(distinct fight.id) as tries, sum(fight.spent) filter (where is_first) as fighting,
         sum(score.damage) as damage, sum(score.healing_self::bigint + score.healing_others) as healing,
         sum(score.protection_self::bigint + score.protection_others) as protection
  from session_run part
  cross join lateral (
    select id, believed_duration(start_time, end_time) as spent from instance_encounter_run
    where run_id = part.run_id and believed_duration(start_time, end_time) is not null
      and (completed or deaths > 0 or believed_duration(start_time, end_time) >= shortest_try())
  ) fight
  cross join lateral (
    select own.*, position = min(position) over () as is_first from instance_encounter_run_score own
    where encounter_run_id = fight.id and character_id = member.character_id
  ) score
  where part.session_id = member.session_id
) done on true;

create view counted_dungeon_session as
select run.session_id as id, dungeon_id, run.start_time, run.end_time, run.duration, runs, coalesce(wing.listed, 0)::smallint as listed,
       coalesce(wing.fell, 0)::smallint as fell, coalesce(wing.cleared, false) as cleared,
       coalesce(wing.number = (
         select count(distinct instance_id) from instance_encounter where dungeon_of(instance_id) = run.dungeon_id), false) as whole,
       coalesce(member.players, 0)::integer as players, coalesce(size, 0::smallint) as size,
       coalesce(tanks, 0::smallint) as tanks, coalesce(healers, 0::smallint) as healers,
       coalesce(item_rating, 0) as item_rating, run.deaths
from (
  select session_id, dungeon_id, min(part.start_time) as start_time,
         case when bool_and(part.end_time is not null) then max(part.end_time) end as end_time,
         case when bool_and(part.end_time is not null) then believed_duration(min(part.start_time), max(part.end_time)) end as duration,
         count(*)::integer as runs, least(sum(deaths), 2147483647)::integer as deaths
  from session_run part join instance_run on instance_run.id = part.run_id group by 1, 2
) run
cross join lateral (
  select sum(listed) as listed, sum(fell) as fell, bool_and(cleared) as cleared,
         count(*) filter (where cleared) as number
  from session_wing where session_id = run.session_id
) wing
cross join lateral (select count(*) as players from session_member where session_id = run.session_id) member
left join session_party party on party.session_id = run.session_id;

create view counted_session_guild as
select session_id, guild_id, start_time, count(*)::integer as members
from session_member member
where guild_id is not null
group by 1, 2, 3
having count(*) * 2 >= (select count(*) from session_member one where one.session_id = member.session_id);

create view counted_dungeon_player as
select dungeon_id, archetype, character_id, sum(tries)::integer as tries, sum(fighting)::bigint as fighting,
       sum(damage)::bigint as damage, sum(healing)::bigint as healing, sum(protection)::bigint as protection
from session_member where tries > 0 group by 1, 2, 3;

create view counted_dungeon_figures as
select dungeon_id, instance_id::smallint, part.band::smallint, count(*)::integer as sessions,
       (count(*) filter (where listed > 0))::integer as tries, (count(*) filter (where cleared))::integer as cleared,
       (count(duration) filter (where cleared))::integer as timed,
       percentile_cont(0.25) within group (order by duration) filter (where cleared) as lower,
       percentile_cont(0.5) within group (order by duration) filter (where cleared) as median,
       percentile_cont(0.75) within group (order by duration) filter (where cleared) as upper
from (
  select dungeon_id, 0 as instance_id, band_of(item_rating) as band, listed, cleared, duration from dungeon_session
  union all
  select dungeon_id, instance_id, band, listed, cleared, duration from session_wing
) session
cross join lateral (values (-1), (session.band)) part (band)
group by 1, 2, 3;
