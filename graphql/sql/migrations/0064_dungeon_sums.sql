-- What pages about dungeons would else count anew from all sessions at each visit.

-- Encounters of a dungeon that its sessions tried.
create table dungeon_encounter (
  dungeon_id smallint not null,
  encounter_id integer not null,
  sessions integer not null,
  fell integer not null,
  tries bigint not null,
  deaths bigint not null,
  primary key (dungeon_id, encounter_id)
);

create view counted_dungeon_encounter as
select dungeon_id, encounter_id, count(*)::integer as sessions, (count(*) filter (where fell))::integer as fell,
       sum(tries) as tries, sum(deaths) as deaths
from session_encounter group by 1, 2;

-- Sessions by the month (UTC) in which they began, as the epoch seconds of its first moment.
create function month_of(start_time bigint) returns bigint immutable parallel safe language sql as
$$ select extract(epoch from date_trunc('month', to_timestamp(start_time / 1000), 'UTC'))::bigint $$;

create table dungeon_month (
  dungeon_id smallint not null,
  month bigint not null,
  sessions integer not null,
  tries integer not null,
  cleared integer not null,
  median double precision,
  primary key (dungeon_id, month)
);

create view counted_dungeon_month as
select dungeon_id, month_of(start_time) as month, count(*)::integer as sessions,
       (count(*) filter (where listed > 0))::integer as tries, (count(*) filter (where cleared))::integer as cleared,
       percentile_cont(0.5) within group (order by duration) filter (where cleared) as median
from dungeon_session group by 1, 2;

-- How often a player has cleared a wing.
create table wing_clearer (
  character_id integer not null,
  instance_id smallint not null,
  clears integer not null,
  primary key (character_id, instance_id)
);

create view counted_wing_clearer as
select character_id, instance_id, count(*)::integer as clears
from session_member join session_wing using (session_id) where cleared group by 1, 2;

-- The wings of sessions need no look at the table.
create index session_wing_by_session on session_wing (session_id)
  include (instance_id, listed, cleared, duration, start_time);

alter function refresh_session_sums(uuid[]) rename to refresh_sessions_themselves;
create function refresh_session_sums(ids uuid[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  dungeons smallint[];
  starts bigint[];
  months bigint[];
  characters integer[];
  wings smallint[];
  clears integer[];
begin
  if ids = '{}' then return; end if;
  dungeons := array(select distinct dungeon_id from dungeon_session where id = any(ids));
  starts := array(select start_time from dungeon_session where id = any(ids));
  select array_agg(character_id), array_agg(instance_id), array_agg(-clears_before) into characters, wings, clears
  from (
    select character_id, instance_id, count(*)::integer as clears_before
    from session_member join session_wing using (session_id)
    where session_id = any(ids) and cleared group by 1, 2
  ) before;

  perform refresh_sessions_themselves(ids);

  dungeons := array(select unnest(dungeons) union select dungeon_id from dungeon_session where id = any(ids));
  months := array(
    select month_of(unnest(starts)) union select month_of(start_time) from dungeon_session where id = any(ids));

  delete from dungeon_encounter where dungeon_id = any(dungeons);
  insert into dungeon_encounter select * from counted_dungeon_encounter where dungeon_id = any(dungeons);

  delete from dungeon_month where dungeon_id = any(dungeons) and month = any(months);
  insert into dungeon_month
  select one.* from unnest(dungeons) dungeon (id) cross join unnest(months) begun (month)
  cross join lateral (
    select dungeon.id, begun.month, count(*)::integer, (count(*) filter (where listed > 0))::integer,
           (count(*) filter (where cleared))::integer,
           percentile_cont(0.5) within group (order by duration) filter (where cleared)
    from dungeon_session
    where dungeon_id = dungeon.id and start_time >= begun.month * 1000
      and start_time < extract(epoch from (to_timestamp(begun.month) at time zone 'UTC' + interval '1 month') at time zone 'UTC')::bigint * 1000
    having count(*) > 0
  ) one;

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
  delete from session_guild;
  delete from dungeon_session;
  delete from dungeon_player;
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
  insert into session_guild select * from counted_session_guild;
  insert into dungeon_session select * from counted_dungeon_session;
  insert into dungeon_player select * from counted_dungeon_player;
  insert into dungeon_figures select * from counted_dungeon_figures;
  insert into dungeon_encounter select * from counted_dungeon_encounter;
  insert into dungeon_month select * from counted_dungeon_month;
  insert into wing_clearer select * from counted_wing_clearer;
end
$$;

-- What a player does in a role per minute of fighting.
create function minute_rate(archetype text, protection bigint, healing bigint, damage bigint, fighting bigint)
returns double precision immutable parallel safe language sql as $$
  select case archetype when 'TANK' then protection when 'HEALER' then healing else damage end * 60000.0::double precision
    / fighting
$$;
create index dungeon_player_by_rate on dungeon_player
  (dungeon_id, archetype, minute_rate(archetype, protection, healing, damage, fighting) desc)
  where tries >= 5 and fighting > 0;

-- Reads the best from the index: of all others it only needs how many they are.
create or replace function dungeon_best(dungeon integer)
returns table (place integer, archetype text, "characterId" integer, tries integer, minutes double precision,
  "perMinute" double precision, percentile double precision, players integer)
stable language sql set search_path from current set jit to off as $$
  select best.place::integer, role.archetype, character_id, best.tries, best.minutes, rate,
         case when role.players = 1 then 0
              else 100 * (role.players - (best.place - 1) - count(*) over (partition by role.archetype, best.place))
                / (role.players - 1)::double precision end,
         role.players::integer
  from (
    select archetype, count(*) as players from dungeon_player
    where dungeon_id = dungeon and tries >= 5 and fighting > 0 group by 1
  ) role
  cross join lateral (
    select character_id, one.tries, fighting / 60000.0::double precision as minutes,
           minute_rate(one.archetype, protection, healing, damage, fighting) as rate,
           rank() over (order by minute_rate(one.archetype, protection, healing, damage, fighting) desc) as place
    from dungeon_player one
    where dungeon_id = dungeon and one.archetype = role.archetype and one.tries >= 5 and fighting > 0
    order by 4 desc
    fetch first 5 rows with ties
  ) best
$$;

create or replace function dungeon_report(dungeon integer) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_build_object(
    'bands', (
      select coalesce(jsonb_agg(jsonb_build_object('from', band, 'figures', figures_object(one)) order by band), '[]')
      from dungeon_figures one where dungeon_id = dungeon and instance_id = 0 and band >= 0),
    'encounters', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', game.instance_id, 'encounterId', game.id,
        'sessions', coalesce(met.sessions, 0), 'fell', coalesce(met.fell, 0), 'tries', coalesce(met.tries, 0),
        'deaths', coalesce(met.deaths, 0)) order by game.instance_id, game.position, game.id), '[]')
      from instance_encounter game
      left join dungeon_encounter met on met.dungeon_id = dungeon and met.encounter_id = game.id
      where dungeon_of(game.instance_id) = dungeon),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'sessions', sessions, 'tries', tries,
        'cleared', cleared, 'median', dungeon_seconds(median)) order by month), '[]')
      from (select * from dungeon_month where dungeon_id = dungeon order by month desc limit 12) one),
    'parties', (
      select coalesce(jsonb_agg(to_jsonb(one) order by tries desc, tanks, healers, others), '[]')
      from (
        select tanks, healers, size - tanks - healers as others, count(*) as tries, count(*) filter (where cleared) as cleared
        from dungeon_session where dungeon_id = dungeon and listed > 0 group by 1, 2, 3
        having count(*) >= 5 order by tries desc, 1, 2, 3 limit 10
      ) one),
    'firsts', (
      select coalesce(jsonb_agg(jsonb_build_object('instanceId', wing, 'sessionId', id, 'seconds', dungeon_seconds(duration))), '[]')
      from (
        (select null::integer as wing, id, duration from dungeon_session
         where dungeon_id = dungeon and whole and (select count(*) > 1 from instance where dungeon_of(instance.id) = dungeon)
         order by start_time, id limit 1)
        union all
        select first.* from (select id from instance where dungeon_of(id) = dungeon order by id) wing
        cross join lateral (
          select instance_id::integer, session_id, duration from session_wing
          where instance_id = wing.id and cleared order by start_time, session_id limit 1
        ) first
      ) one),
    'best', (select coalesce(jsonb_agg(to_jsonb(one) order by archetype, place, "characterId"), '[]') from dungeon_best(dungeon) one))
$$;

create index dungeon_session_by_first_whole on dungeon_session (dungeon_id, start_time, id) where whole;

-- Companions are those of the newest 200 sessions.
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
      select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'sessions', sessions, 'cleared', clears)
        order by sessions desc, clears desc, character_id), '[]')
      from (
        select character_id, count(*) as sessions, count(*) filter (where cleared) as clears
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

select recount_sessions();
