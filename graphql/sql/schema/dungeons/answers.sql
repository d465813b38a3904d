-- What dungeons tell, as objects of the API. Milliseconds of the tables are whole seconds here.
create or replace function dungeon_seconds(milliseconds double precision) returns integer immutable parallel safe
language sql as
$$ select round((milliseconds / 1000)::numeric)::integer $$;

create or replace function figures_object(figures dungeon_figures) returns jsonb immutable
language sql set search_path from current as $$
  select jsonb_build_object(
    'sessions', figures.sessions, 'tries', figures.tries, 'cleared', figures.cleared, 'timed', figures.timed,
    'lower', dungeon_seconds(figures.lower), 'median', dungeon_seconds(figures.median), 'upper', dungeon_seconds(figures.upper))
$$;

-- The game parts some dungeons into instances that have names of their own.
create or replace function dungeon_name(dungeon integer, instance text) returns text immutable language sql as $$
  select case dungeon when 60 then 'Gunbad' when 152 then 'Altdorf Sewers' when 155 then 'Sacellum' when 160 then 'Bastion Stair'
         else instance end
$$;

-- Dungeons by their ids, those without a session too.
create or replace function dungeon_rows(ids integer[]) returns table (id integer, name text, figures jsonb, wings jsonb)
stable language sql set search_path from current set jit to off as $$
  with nothing as (
    select figures_object(row(0::smallint, 0::smallint, 0::smallint, 0, 0, 0, 0, null::float8, null::float8, null::float8)::dungeon_figures) as figures
  ), wing as (
    select instance.id, name, dungeon_of(instance.id) as dungeon_id from instance where dungeon_of(instance.id) = any(ids)
  )
  select wing.dungeon_id::integer, dungeon_name(wing.dungeon_id, min(wing.name)),
         coalesce((select figures_object(one) from dungeon_figures one
                   where one.dungeon_id = wing.dungeon_id and instance_id = 0 and band = -1), (select figures from nothing)),
         jsonb_agg(jsonb_build_object('instanceId', wing.id,
           'figures', case when one.dungeon_id is null then (select figures from nothing) else figures_object(one) end)
           order by wing.id)
  from wing
  left join dungeon_figures one on one.dungeon_id = wing.dungeon_id and one.instance_id = wing.id and one.band = -1
  group by wing.dungeon_id
$$;

-- The best players of a dungeon's wings. percentile: of the others in the role who did less; null below 30 others.
create or replace function dungeon_best(dungeon integer)
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
create or replace function fastest_of_wings(dungeon integer, since bigint, until bigint, number integer)
returns table ("instanceId" integer, "sessionId" uuid, seconds integer)
stable language sql set search_path from current set jit to off as $$
  select fast.* from (select id from instance where dungeon_of(id) = dungeon order by id) wing
  cross join lateral fastest_clears(dungeon, wing.id, since, until, number) fast
$$;

-- What some sessions did in each wing, as figures by the ids of the wings.
create or replace function session_wing_figures(ids uuid[]) returns jsonb
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

-- "least" leaves null out, and would end a session without a known end in the last second that there is, in 2038.
create or replace function session_second(moment bigint) returns integer immutable language sql as
$$ select case when moment is not null then least(moment / 1000, 2147483647)::integer end $$;
comment on function session_second is
  'Epoch seconds of milliseconds; null for none, and 2038 at the latest.';
