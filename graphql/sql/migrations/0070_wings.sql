-- A dungeon of several wings is described by its wings, since these are no parts of one thing that takes one time: it is
-- cleared with every wing of it in one session, and figures of groups and months are those of a wing (rules.md: Dungeons).

-- The one definition of "cleared": a wing by its encounters that fell, a dungeon by its wings that were cleared.
create function is_cleared(done bigint, listed bigint) returns boolean immutable parallel safe language sql as
$$ select listed > 0 and done >= listed $$;

-- The wings of a dungeon that have encounters; 1 for one without wings.
create function wings_listed(dungeon integer) returns smallint stable language sql set search_path from current as $$
  select count(distinct instance_id)::smallint from instance_encounter where dungeon_of(instance_id) = dungeon
$$;

-- True for a dungeon of several wings.
create function has_wings(dungeon integer) returns boolean stable language sql set search_path from current as $$
  select count(*) > 1 from instance where dungeon_of(id) = dungeon
$$;

-- Milliseconds: no run in which something fell is shorter.
create function shortest_clear() returns integer immutable language sql as $$ select 60000 $$;

-- Milliseconds that a run took; null where its times tell nothing, also where something fell in no time.
create function run_length(start_time bigint, end_time bigint, won integer) returns integer immutable language sql as $$
  select believed_duration(start_time, end_time)
  where won = 0 or believed_duration(start_time, end_time) >= shortest_clear()
$$;

-- Runs that count. `until` is the end, or else the last that is known of the tries, or else the start.
create or replace view dungeon_run as
select run.id, dungeon_of(instance_id) as dungeon_id, instance_id, start_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time end as end_time,
       case when run_length(start_time, end_time, encounters_won) is not null then end_time else coalesce((
         select max(moment) from instance_encounter_run fight, unnest(array[fight.start_time, fight.end_time]) moment
         where fight.run_id = run.id and believed_duration(run.start_time, moment) is not null
       ), start_time) end as until
from instance_run run
where start_time > 0 and entries >= 6;

-- The milliseconds of runs as the API has them: runs in which something fell in no time have none.
create or replace view derived_instance_run as
select run.id,
       case when won.encounters_won = 0 or known_duration(run.start_time, run.end_time) >= shortest_clear()
            then known_duration(run.start_time, run.end_time) end as duration,
       won.encounters_won, score.*
from instance_run run
cross join lateral (
  select count(distinct encounter_id)::smallint as encounters_won
  from instance_encounter_run where run_id = run.id and completed
) won
cross join lateral (
  select count(*)::smallint as entries, coalesce(sum(deaths), 0)::integer as deaths,
         coalesce(min(item_rating), 0) as min_item_rating,
         coalesce(sum(item_rating)::double precision / nullif(count(*), 0), 0) as average_item_rating,
         coalesce(max(item_rating), 0) as max_item_rating
  from instance_run_score where run_id = run.id
) score;

drop view counted_dungeon_session, counted_dungeon_figures, counted_dungeon_month, counted_session_member,
  counted_dungeon_player, counted_session_wing, listed_session;
drop function dungeon_best(integer);
drop index dungeon_session_by_speed, dungeon_session_by_first_whole, session_wing_by_dungeon, dungeon_player_by_rate;

create view counted_session_wing as
select tried.session_id, tried.instance_id, dungeon_id, run.start_time, run.duration, game.listed, tried.fell,
       is_cleared(tried.fell, game.listed) as cleared, band_of(coalesce(item_rating, 0)) as band
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

create index session_wing_by_dungeon on session_wing (dungeon_id)
  include (session_id, instance_id, start_time, band, listed, cleared, duration);

-- cleared: every wing of the dungeon in this session. wings: those of the dungeon, of which wings_cleared were cleared.
alter table dungeon_session drop column whole, add column wings smallint not null default 0,
  add column wings_cleared smallint not null default 0;
create index dungeon_session_by_speed on dungeon_session (dungeon_id, duration, start_time, id)
  where cleared and duration is not null;
create index dungeon_session_by_first on dungeon_session (dungeon_id, start_time, id) where cleared;

create view counted_dungeon_session as
select run.session_id as id, run.dungeon_id, run.start_time, run.end_time, run.duration, runs,
       coalesce(wing.listed, 0)::smallint as listed, coalesce(wing.fell, 0)::smallint as fell,
       is_cleared(wing.cleared, wings_listed(run.dungeon_id)) as cleared,
       coalesce(member.players, 0)::integer as players, coalesce(size, 0::smallint) as size,
       coalesce(tanks, 0::smallint) as tanks, coalesce(healers, 0::smallint) as healers,
       coalesce(item_rating, 0) as item_rating, run.deaths,
       wings_listed(run.dungeon_id) as wings, wing.cleared::smallint as wings_cleared
from (
  select session_id, dungeon_id, min(part.start_time) as start_time,
         case when bool_and(part.end_time is not null) then max(part.end_time) end as end_time,
         case when bool_and(part.end_time is not null) then believed_duration(min(part.start_time), max(part.end_time)) end as duration,
         count(*)::integer as runs, least(sum(deaths), 2147483647)::integer as deaths
  from session_run part join instance_run on instance_run.id = part.run_id group by 1, 2
) run
cross join lateral (
  select sum(listed) as listed, sum(fell) as fell, count(*) filter (where cleared) as cleared
  from session_wing where session_id = run.session_id
) wing
cross join lateral (select count(*) as players from session_member where session_id = run.session_id) member
left join session_party party on party.session_id = run.session_id;

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

-- Of a dungeon as a whole (instance 0), and of each wing by the month in which a session began there.
drop table dungeon_month;
create table dungeon_month (
  dungeon_id smallint not null,
  instance_id smallint not null,
  month bigint not null,
  sessions integer not null,
  tries integer not null,
  cleared integer not null,
  median double precision,
  primary key (dungeon_id, instance_id, month)
);

create view counted_dungeon_month as
select dungeon_id, instance_id::smallint, month_of(start_time) as month, count(*)::integer as sessions,
       (count(*) filter (where listed > 0))::integer as tries, (count(*) filter (where cleared))::integer as cleared,
       percentile_cont(0.5) within group (order by duration) filter (where cleared) as median
from (
  select dungeon_id, 0 as instance_id, start_time, listed, cleared, duration from dungeon_session
  union all
  select dungeon_id, instance_id, start_time, listed, cleared, duration from session_wing
) session
group by 1, 2, 3;

-- What a member did in a wing: tries with a believed duration, their milliseconds (fighting), and the work of the role in
-- them: protection of tanks, healing of healers, damage of all others. squares: work² / fighting, which says how much the
-- sessions of a player differ.
create table session_fighter (
  session_id uuid not null,
  character_id integer not null,
  instance_id smallint not null,
  dungeon_id smallint not null,
  archetype text not null,
  tries integer not null,
  fighting bigint not null,
  work bigint not null,
  squares numeric not null,
  primary key (session_id, character_id, instance_id)
);

alter table session_member drop column tries, drop column fighting, drop column damage, drop column healing,
  drop column protection;

create view counted_session_member as
select member.session_id, member.character_id, member.dungeon_id, session.start_time, guild_id, archetype
from (
  select distinct on (session_id, character_id) session_id, character_id, dungeon_id, guild_id, archetype
  from session_run part join instance_run_score score using (run_id)
  order by session_id, character_id, part.start_time desc, part.run_id desc, position
) member
cross join lateral (
  select min(start_time) as start_time from session_run where session_id = member.session_id
) session;

create view counted_session_fighter as
select member.session_id, member.character_id, done.instance_id, member.dungeon_id, member.archetype, done.tries,
       done.fighting, done.work, round(done.work::numeric * done.work / done.fighting, 3) as squares
from session_member member
cross join lateral (
  select part.instance_id, count(distinct fight.id)::integer as tries,
         sum(fight.spent) filter (where is_first) as fighting,
         sum(case member.archetype when 'TANK' then score.protection_self::bigint + score.protection_others
                                   when 'HEALER' then score.healing_self::bigint + score.healing_others
                                   else score.damage end)::bigint as work
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
  group by 1
) done;

-- Sums of the members' tries by wing and archetype.
drop table dungeon_player;
create table dungeon_player (
  dungeon_id smallint not null,
  instance_id smallint not null,
  archetype text not null,
  character_id integer not null,
  sessions integer not null,
  tries integer not null,
  fighting bigint not null,
  work bigint not null,
  squares numeric not null,
  primary key (dungeon_id, instance_id, archetype, character_id)
) with (fillfactor = 70);

create view counted_dungeon_player as
select dungeon_id, instance_id, archetype, character_id, count(*)::integer as sessions, sum(tries)::integer as tries,
       sum(fighting)::bigint as fighting, sum(work)::bigint as work, sum(squares) as squares
from session_fighter group by 1, 2, 3, 4;

-- The best five of each wing and archetype by their work per minute, among those with five tries or more, with all that
-- equal the fifth. With few sessions a rate says little: each is drawn towards the mean of all players of the role in the
-- wing as if `strength` minutes with that mean were added, the spread of a player's sessions over the spread between
-- players (analysis of variance, sessions weighing by their minutes). Where players do not differ more than their sessions
-- make them, there are no best. rate: the player's own; estimate: what ranks.
create table dungeon_best_player (
  dungeon_id smallint not null,
  instance_id smallint not null,
  archetype text not null,
  character_id integer not null,
  place integer not null,
  tries integer not null,
  minutes double precision not null,
  rate double precision not null,
  estimate double precision not null,
  mean double precision not null,
  strength double precision not null,
  players integer not null,
  below integer not null,
  primary key (dungeon_id, instance_id, archetype, character_id)
);

create view counted_dungeon_best_player as
with moment as (
  select dungeon_id, instance_id, archetype, count(*)::double precision as players,
         sum(sessions)::double precision as sessions, sum(fighting)::double precision as n, sum(work)::double precision as work,
         sum(fighting::numeric * fighting)::double precision as squared, sum(squares)::double precision as squares,
         sum(round(work::numeric * work / fighting, 3))::double precision as own
  from dungeon_player group by 1, 2, 3
), spread as (
  select *, (own - work * work / n - (players - 1) * variance) / nullif(n - squared / n, 0) as variance_between
  from (select *, greatest(0, squares - own) / nullif(sessions - players, 0) as variance from moment) one
), drawn as (
  select dungeon_id, instance_id, archetype, character_id, player.tries, fighting / 60000.0::double precision as minutes,
         player.work * 60000.0::double precision / fighting as rate,
         (player.work + strength * spread.work / n) * 60000.0::double precision / (fighting + strength) as estimate,
         spread.work * 60000.0::double precision / n as mean, strength / 60000 as strength
  from dungeon_player player
  join spread using (dungeon_id, instance_id, archetype)
  cross join lateral (select variance / variance_between) its (strength)
  where player.tries >= 5 and variance_between > 0
)
select dungeon_id, instance_id, archetype, character_id, place::integer, tries, minutes, rate, estimate, mean, strength,
       players::integer, below::integer
from (
  select *, rank() over (partition by dungeon_id, instance_id, archetype order by estimate desc) as place,
         rank() over (partition by dungeon_id, instance_id, archetype order by estimate) - 1 as below,
         count(*) over (partition by dungeon_id, instance_id, archetype) as players
  from drawn
) ranked
where place <= 5;

-- Everything that is summed up of some sessions, those that are gone too.
drop function refresh_session_sums(uuid[]);
drop function refresh_sessions_themselves(uuid[]);
create function refresh_session_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  dungeons smallint[];
  months bigint[];
  characters integer[];
  wings smallint[];
  clears integer[];
  before session_fighter[];
begin
  if ids = '{}' then return; end if;
  dungeons := array(
    select dungeon_id from dungeon_session where id = any(ids)
    union select dungeon_id from session_run where session_id = any(ids));
  months := array(
    select month_of(start_time) from dungeon_session where id = any(ids)
    union select month_of(start_time) from session_wing where session_id = any(ids));
  select array_agg(character_id), array_agg(instance_id), array_agg(-clears_before) into characters, wings, clears
  from (
    select character_id, instance_id, count(*)::integer as clears_before
    from session_member join session_wing using (session_id)
    where session_id = any(ids) and cleared group by 1, 2
  ) before;

  delete from session_encounter where session_id = any(ids);
  insert into session_encounter select * from counted_session_encounter where session_id = any(ids);
  delete from session_wing where session_id = any(ids);
  insert into session_wing select * from counted_session_wing where session_id = any(ids);
  delete from session_member where session_id = any(ids);
  insert into session_member select * from counted_session_member where session_id = any(ids);

  before := array(select fighter from session_fighter fighter where session_id = any(ids));
  delete from session_fighter where session_id = any(ids);
  insert into session_fighter select * from counted_session_fighter where session_id = any(ids);
  with change as (
    select -1 as way, * from unnest(before) union all select 1, * from session_fighter where session_id = any(ids)
  )
  insert into dungeon_player as present
  select dungeon_id, instance_id, archetype, character_id, sum(way), sum(way * tries), sum(way * fighting),
         sum(way * work), sum(way * squares)
  from change group by 1, 2, 3, 4
  on conflict (dungeon_id, instance_id, archetype, character_id) do update set
    sessions = present.sessions + excluded.sessions, tries = present.tries + excluded.tries,
    fighting = present.fighting + excluded.fighting, work = present.work + excluded.work,
    squares = present.squares + excluded.squares;
  delete from dungeon_player using unnest(before) gone
  where sessions = 0 and dungeon_player.dungeon_id = gone.dungeon_id and dungeon_player.instance_id = gone.instance_id
    and dungeon_player.archetype = gone.archetype and dungeon_player.character_id = gone.character_id;

  delete from session_guild where session_id = any(ids);
  insert into session_guild select * from counted_session_guild where session_id = any(ids);
  delete from dungeon_session where id = any(ids);
  insert into dungeon_session select * from counted_dungeon_session where id = any(ids);

  delete from dungeon_figures where dungeon_id = any(dungeons);
  insert into dungeon_figures select * from counted_dungeon_figures where dungeon_id = any(dungeons);
  delete from dungeon_encounter where dungeon_id = any(dungeons);
  insert into dungeon_encounter select * from counted_dungeon_encounter where dungeon_id = any(dungeons);
  delete from dungeon_best_player where dungeon_id = any(dungeons);
  insert into dungeon_best_player select * from counted_dungeon_best_player where dungeon_id = any(dungeons);

  months := array(
    select unnest(months)
    union select month_of(start_time) from dungeon_session where id = any(ids)
    union select month_of(start_time) from session_wing where session_id = any(ids));
  delete from dungeon_month where dungeon_id = any(dungeons) and month = any(months);
  insert into dungeon_month
  select part.dungeon_id, part.instance_id, begun.month, count(*)::integer, (count(*) filter (where listed > 0))::integer,
         (count(*) filter (where cleared))::integer,
         percentile_cont(0.5) within group (order by duration) filter (where cleared)
  from unnest(dungeons) dungeon (id) cross join unnest(months) begun (month)
  cross join lateral (select begun.month * 1000 as since, extract(epoch from
    (to_timestamp(begun.month) at time zone 'UTC' + interval '1 month') at time zone 'UTC')::bigint * 1000 as until) its
  cross join lateral (
    select dungeon_id, 0::smallint as instance_id, listed, cleared, duration from dungeon_session
    where dungeon_id = dungeon.id and start_time >= since and start_time < until
    union all
    select dungeon_id, instance_id, listed, cleared, duration from session_wing
    where dungeon_id = dungeon.id and start_time >= since and start_time < until
  ) part
  group by 1, 2, 3;

  insert into wing_clearer as present
  select character_id, instance_id, sum(changed)
  from (
    select * from unnest(characters, wings, clears) gone (character_id, instance_id, changed)
    union all
    select character_id, instance_id, count(*)::integer from session_member join session_wing using (session_id)
    where session_id = any(ids) and cleared group by 1, 2
  ) change
  group by 1, 2 having sum(changed) <> 0
  on conflict (character_id, instance_id) do update set clears = present.clears + excluded.clears;
  delete from wing_clearer using unnest(characters, wings) gone (character_id, instance_id)
  where wing_clearer.character_id = gone.character_id and wing_clearer.instance_id = gone.instance_id and wing_clearer.clears = 0;
end
$$;

-- Of all sessions. What was just filled has no statistics yet, and a plan without them compares every session with every
-- member: minutes for 30,000 runs, hence ANALYZE on the way.
create or replace function recount_sessions() returns void
language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[];
begin
  delete from session_run;
  delete from session_link;
  delete from session_encounter;
  delete from session_wing;
  delete from session_member;
  delete from session_fighter;
  delete from session_guild;
  delete from dungeon_session;
  delete from dungeon_player;
  delete from dungeon_best_player;
  delete from dungeon_figures;
  delete from dungeon_encounter;
  delete from dungeon_month;
  delete from wing_clearer;
  insert into session_run
  select id, id, dungeon_id, instance_id, start_time, end_time, until from dungeon_run;
  for ids in
    select array_agg(run_id) from (select run_id, row_number() over (order by start_time) / 2000 as part from session_run) one
    group by part order by part
  loop
    insert into session_link select * from session_links(ids);
  end loop;
  update session_run set session_id = joined.session_id
  from joined_runs(array(select run_id from session_run)) joined
  where session_run.run_id = joined.run_id and session_run.session_id <> joined.session_id;
  analyze session_run, instance_run_score, instance_encounter_run, instance_encounter_run_score;
  insert into session_encounter select * from counted_session_encounter;
  analyze session_encounter;
  insert into session_wing select * from counted_session_wing;
  insert into session_member select * from counted_session_member;
  analyze session_wing, session_member;
  insert into session_fighter select * from counted_session_fighter;
  insert into session_guild select * from counted_session_guild;
  insert into dungeon_session select * from counted_dungeon_session;
  insert into dungeon_player select * from counted_dungeon_player;
  insert into dungeon_best_player select * from counted_dungeon_best_player;
  insert into dungeon_figures select * from counted_dungeon_figures;
  insert into dungeon_encounter select * from counted_dungeon_encounter;
  insert into dungeon_month select * from counted_dungeon_month;
  insert into wing_clearer select * from counted_wing_clearer;
end
$$;

-- The best players of a dungeon's wings. percentile: of the others in the role who did less; null below 30 others.
create function dungeon_best(dungeon integer)
returns table ("instanceId" integer, place integer, archetype text, "characterId" integer, tries integer,
  minutes double precision, "perMinute" double precision, estimate double precision, mean double precision,
  strength double precision, percentile double precision, players integer)
stable language sql set search_path from current set jit to off as $$
  select instance_id, place, archetype, character_id, tries, minutes, rate, estimate, mean, strength,
         case when players > 30 then 100.0::double precision * below / (players - 1) end, players
  from dungeon_best_player where dungeon_id = dungeon
$$;

-- A clear: of a wing, or where that is null of a whole dungeon, with how long it took.
create or replace function fastest_clears(dungeon integer, wing bigint, since bigint, until bigint, number integer)
returns table ("instanceId" integer, "sessionId" uuid, seconds integer)
stable language plpgsql set search_path from current set jit to off as $$
begin
  if wing is null then
    return query select null::integer, id, dungeon_seconds(duration) from dungeon_session
    where dungeon_id = dungeon and cleared and duration is not null and start_time / 1000 >= since and start_time / 1000 < until
    order by duration, start_time, id limit number;
  else
    return query select wing::integer, session_id, dungeon_seconds(duration) from session_wing
    where instance_id = wing and dungeon_id = dungeon and cleared and duration is not null
      and start_time / 1000 >= since and start_time / 1000 < until
    order by duration, start_time, session_id limit number;
  end if;
end
$$;

-- The fastest clears of each wing, by wing.
create function fastest_of_wings(dungeon integer, since bigint, until bigint, number integer)
returns table ("instanceId" integer, "sessionId" uuid, seconds integer)
stable language sql set search_path from current set jit to off as $$
  select fast.* from (select id from instance where dungeon_of(id) = dungeon order by id) wing
  cross join lateral fastest_clears(dungeon, wing.id, since, until, number) fast
$$;

-- What some sessions did in each wing, as figures by the ids of the wings.
create function session_wing_figures(ids uuid[]) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select coalesce(jsonb_agg(jsonb_build_object('instanceId', instance_id, 'figures', figures_object(
           row(0::smallint, instance_id, 0::smallint, sessions, tries, clears, timed, lower, median, upper)::dungeon_figures))
           order by instance_id), '[]')
  from (
    select instance_id, count(*)::integer as sessions, (count(*) filter (where listed > 0))::integer as tries,
           (count(*) filter (where cleared))::integer as clears, (count(duration) filter (where cleared))::integer as timed,
           percentile_cont(0.25) within group (order by duration) filter (where cleared) as lower,
           percentile_cont(0.5) within group (order by duration) filter (where cleared) as median,
           percentile_cont(0.75) within group (order by duration) filter (where cleared) as upper
    from session_wing where session_id = any(ids) group by 1
  ) wing
$$;

-- What the sessions of a dungeon tell, by its wings; one without wings stands as its own.
create or replace function dungeon_report(dungeon integer) returns jsonb
stable language plpgsql set search_path from current set jit to off as $$
declare
  by_wing boolean := has_wings(dungeon);
begin
  return jsonb_build_object(
    'bands', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', coalesce(nullif(instance_id, 0), dungeon), 'from', band,
        'figures', figures_object(one)) order by instance_id, band), '[]')
      from dungeon_figures one where dungeon_id = dungeon and (instance_id <> 0) = by_wing and band >= 0),
    'encounters', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', game.instance_id, 'encounterId', game.id,
        'sessions', coalesce(met.sessions, 0), 'fell', coalesce(met.fell, 0), 'tries', coalesce(met.tries, 0),
        'deaths', coalesce(met.deaths, 0)) order by game.instance_id, game.position, game.id), '[]')
      from instance_encounter game
      left join dungeon_encounter met on met.dungeon_id = dungeon and met.encounter_id = game.id
      where dungeon_of(game.instance_id) = dungeon),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', coalesce(nullif(instance_id, 0), dungeon), 'month', month,
        'sessions', sessions, 'tries', tries, 'cleared', cleared, 'median', dungeon_seconds(median))
        order by instance_id, month), '[]')
      from (
        select *, row_number() over (partition by instance_id order by month desc) as number
        from dungeon_month where dungeon_id = dungeon and (instance_id <> 0) = by_wing
      ) one where number <= 12),
    'firsts', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', wing, 'sessionId', id, 'seconds', dungeon_seconds(duration))), '[]')
      from (
        (select null::integer as wing, id, duration from dungeon_session
         where dungeon_id = dungeon and cleared and by_wing order by start_time, id limit 1)
        union all
        select first.* from (select id from instance where dungeon_of(id) = dungeon order by id) wing
        cross join lateral (
          select instance_id::integer, session_id, duration from session_wing
          where instance_id = wing.id and cleared order by start_time, session_id limit 1
        ) first
      ) one),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(one) order by "instanceId", archetype, place, "characterId"), '[]')
      from dungeon_best(dungeon) one));
end
$$;

-- Companions are those of the newest 200 sessions, with the wings that were cleared together.
create or replace function dungeon_record(player bigint, guild bigint) returns jsonb
stable language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[] := case
    when player is not null then array(
      select session_id from session_member where character_id = player order by start_time desc, session_id desc)
    else array(select session_id from session_guild where guild_id = guild order by start_time desc, session_id desc)
  end;
begin
  return jsonb_build_object(
    'wings', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', instance_id, 'tries', tries, 'cleared', clears, 'seconds', best,
        'sessionId', best_id) order by dungeon_of(instance_id), instance_id), '[]')
      from (
        select instance_id, count(*) filter (where listed > 0) as tries, count(*) filter (where cleared) as clears,
               dungeon_seconds(min(duration) filter (where cleared)) as best,
               (array_agg(session_id order by duration, start_time, session_id) filter (where cleared and duration is not null))[1] as best_id
        from session_wing where session_id = any(ids) group by 1
      ) wing),
    'companions', (
      select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'sessions', sessions, 'wingsCleared', clears)
        order by sessions desc, clears desc, character_id), '[]')
      from (
        select character_id, count(*) as sessions, sum(wings_cleared)::integer as clears
        from session_member join dungeon_session session on session.id = session_id
        where session_id = any(ids[:200]) and character_id is distinct from player
          and (guild is null or guild_id is distinct from guild)
        group by 1 order by sessions desc, clears desc, character_id limit 10
      ) other),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'cleared', wings) order by cardinality(wings) desc, character_id), '[]')
      from (
        select character_id, array_agg(instance_id order by instance_id) as wings
        from wing_clearer
        where character_id in (
          select guild_member.character_id from guild_member where guild is not null and guild_member.guild_id = guild)
        group by 1 order by count(*) desc, 1 limit 500
      ) own));
end
$$;

-- Sessions as the API has them. wingCount: wings of the dungeon.
create view listed_session as
select session.id, start_time, dungeon_id, dungeon_id::integer as "dungeonId", session_second(start_time) as start,
       session_second(end_time) as "end", dungeon_seconds(duration) as seconds, listed, fell, cleared,
       session.wings as "wingCount", wings_cleared as "wingsCleared", players, size, tanks, healers,
       item_rating as "itemRating", deaths, session.runs as "runCount", duration,
       (select coalesce(jsonb_agg(jsonb_build_object('instanceId', instance_id, 'listed', wing.listed, 'fell', wing.fell,
          'cleared', wing.cleared, 'seconds', dungeon_seconds(wing.duration)) order by wing.start_time, instance_id), '[]')
        from session_wing wing where wing.session_id = session.id) as wings,
       (select jsonb_agg(run_id order by run.start_time, run_id) from session_run run where run.session_id = session.id) as "runIds",
       (select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'guildId', guild_id, 'archetype', archetype)
          order by array_position(array['TANK', 'HEALER'], archetype), character_id), '[]')
        from session_member member where member.session_id = session.id) as members
from dungeon_session session;

-- What may be a record: each kind in each of its groups and parts, with the best of it among more. `at`: epoch seconds;
-- weeks and months count that are over then, and of which the kills are known as a whole.
create or replace function record_candidates(at integer)
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
  from dungeon_session where cleared and duration is not null
  union all
  -- A wing that is all of its dungeon is told once.
  select 'CLEAR', 'ALL', dungeon_id || ' ' || instance_id, duration, start_time / 1000, (start_time + duration) / 1000,
         null, null, session_id, instance_id
  from session_wing
  where cleared and duration is not null
    and dungeon_id = any(array(select dungeon_of(id) from instance group by 1 having count(*) > 1))
$$;


update instance_run set duration = null where encounters_won > 0 and duration < shortest_clear();
select recount_sessions();
