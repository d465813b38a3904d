-- What dungeons tell, as objects of the API. Milliseconds of the tables are whole seconds here.

create function dungeon_seconds(milliseconds double precision) returns integer immutable parallel safe language sql as
$$ select round((milliseconds / 1000)::numeric)::integer $$;

create function figures_object(figures dungeon_figures) returns jsonb immutable language sql set search_path from current as $$
  select jsonb_build_object(
    'sessions', figures.sessions, 'tries', figures.tries, 'cleared', figures.cleared, 'timed', figures.timed,
    'lower', dungeon_seconds(figures.lower), 'median', dungeon_seconds(figures.median), 'upper', dungeon_seconds(figures.upper))
$$;

-- The game parts some dungeons into instances that have names of their own.
create function dungeon_name(dungeon integer, instance text) returns text immutable language sql as $$
  select case dungeon when 60 then 'Gunbad' when 152 then 'Altdorf Sewers' when 155 then 'Sacellum' when 160 then 'Bastion Stair'
         else instance end
$$;

-- Dungeons by their ids, those without a session too.
create function dungeon_rows(ids integer[]) returns table (id integer, name text, figures jsonb, wings jsonb)
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

-- A clear: of a wing, or where that is null of a whole dungeon, with how long it took.
create function fastest_clears(dungeon integer, wing bigint, since bigint, until bigint, number integer)
returns table ("instanceId" integer, "sessionId" uuid, seconds integer)
stable language plpgsql set search_path from current set jit to off as $$
begin
  if wing is null then
    return query select null::integer, id, dungeon_seconds(duration) from dungeon_session
    where dungeon_id = dungeon and whole and duration is not null and start_time / 1000 >= since and start_time / 1000 < until
    order by duration, start_time, id limit number;
  else
    return query select wing::integer, session_id, dungeon_seconds(duration) from session_wing
    where instance_id = wing and dungeon_id = dungeon and cleared and duration is not null
      and start_time / 1000 >= since and start_time / 1000 < until
    order by duration, start_time, session_id limit number;
  end if;
end
$$;

-- Roles are judged by what they are there for, per minute of tries with a known duration. percentile: of those in the
-- role with five tries or more.
create function dungeon_best(dungeon integer)
returns table (place integer, archetype text, "characterId" integer, tries integer, minutes double precision,
               "perMinute" double precision, percentile double precision, players integer)
stable language sql set search_path from current set jit to off as $$
  select place::integer, archetype, character_id, tries, minutes, rate, 100 * percentile, players::integer
  from (
    select *, rank() over (partition by archetype order by rate desc) as place, count(*) over (partition by archetype) as players,
           percent_rank() over (partition by archetype order by rate) as percentile
    from (
      select archetype, character_id, tries, fighting / 60000.0::double precision as minutes,
             case archetype when 'TANK' then protection when 'HEALER' then healing else damage end * 60000.0::double precision
               / fighting as rate
      from dungeon_player where dungeon_id = dungeon and tries >= 5 and fighting > 0
    ) measured
  ) ranked
  where place <= 5
$$;

create function dungeon_report(dungeon integer) returns jsonb
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
      left join (
        select encounter_id, count(*) as sessions, count(*) filter (where fell) as fell, sum(tries) as tries, sum(deaths) as deaths
        from session_encounter where dungeon_id = dungeon group by 1
      ) met on met.encounter_id = game.id
      where dungeon_of(game.instance_id) = dungeon),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', extract(epoch from month)::bigint, 'sessions', sessions, 'tries', tries,
        'cleared', cleared, 'median', median) order by month), '[]')
      from (
        select date_trunc('month', to_timestamp(start_time / 1000), 'UTC') as month, count(*) as sessions,
               count(*) filter (where listed > 0) as tries, count(*) filter (where cleared) as cleared,
               dungeon_seconds(percentile_cont(0.5) within group (order by duration) filter (where cleared)) as median
        from dungeon_session where dungeon_id = dungeon group by 1 order by 1 desc limit 12
      ) one),
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

create index session_wing_by_clear on session_wing (instance_id, start_time, session_id) where cleared;

-- Sessions of a player, or those that a guild made up half of: wings tried and cleared, best times, who else was there;
-- of a guild what each of its members cleared, with whomever.
create function dungeon_record(player bigint, guild bigint) returns jsonb
stable language plpgsql set search_path from current set jit to off as $$
declare
  ids uuid[] := case
    when player is not null then array(select session_id from session_member where character_id = player)
    else array(select session_id from session_guild where guild_id = guild)
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
        where session_id = any(ids) and character_id is distinct from player
          and (guild is null or guild_id is distinct from guild)
        group by 1 order by sessions desc, clears desc, character_id limit 10
      ) other),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'cleared', wings) order by cardinality(wings) desc, character_id), '[]')
      from (
        select character_id, array_agg(distinct instance_id order by instance_id) as wings
        from session_member join session_wing using (session_id)
        where cleared and character_id in (
          select guild_member.character_id from guild_member where guild is not null and guild_member.guild_id = guild)
        group by 1 order by cardinality(array_agg(distinct instance_id)) desc, 1 limit 500
      ) own));
end
$$;

-- Sessions as the API has them.
create view listed_session as
select session.id, start_time, dungeon_id::integer as "dungeonId", session_second(start_time) as start,
       session_second(end_time) as "end", dungeon_seconds(duration) as seconds, listed, fell, cleared, whole, players, size,
       tanks, healers, item_rating as "itemRating", deaths, session.runs as "runCount", duration,
       (select coalesce(jsonb_agg(jsonb_build_object('instanceId', instance_id, 'listed', wing.listed, 'fell', wing.fell,
          'cleared', wing.cleared, 'seconds', dungeon_seconds(wing.duration)) order by wing.start_time, instance_id), '[]')
        from session_wing wing where wing.session_id = session.id) as wings,
       (select jsonb_agg(run_id order by run.start_time, run_id) from session_run run where run.session_id = session.id) as "runIds",
       (select coalesce(jsonb_agg(jsonb_build_object('characterId', character_id, 'guildId', guild_id, 'archetype', archetype)
          order by array_position(array['TANK', 'HEALER'], archetype), character_id), '[]')
        from session_member member where member.session_id = session.id) as members
from dungeon_session session;
